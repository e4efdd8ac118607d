/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type Plugin } from 'vite';

/** Builds src/sw.ts beside the app, with the list of built files and a version made of their names and contents. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/sw.ts', fileName: 'sw.js' });
    },
    generateBundle(_options, bundle) {
      const sw = bundle['sw.js'];
      if (sw?.type !== 'chunk') return;
      const open = readdirSync('public').filter((name) => name !== 'screens');
      const built = Object.keys(bundle).filter(
        (name) => name !== 'sw.js' && name !== 'index.html' && !name.endsWith('.map'),
      );
      const files = ['/', ...[...built, ...open].map((name) => `/${name}`)].sort();
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page is not built yet');
      const hash = createHash('sha256').update(files.join()).update(page.source);
      for (const name of open) hash.update(readFileSync(`public/${name}`));
      const shell = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files });
      sw.code = `self.__SHELL=${shell};\n${sw.code}`;
    },
  };
}

/** Which files of texts make up which module; the client's own come last. */
const TEXTS: Record<string, string[]> = {
  words: ['cards', 'sets', 'play', 'web'],
  'rule-words': ['options', 'rules', 'faults'],
  'fair-words': ['fair'],
  'people-words': ['people'],
  'hint-words': ['hints'],
};
/** Those that stand here; the others stand in the Python package. */
const OWN = new Set(['web', 'fair', 'people']);

/** All texts of a language in one module, read at build time so that no browser has to parse them; words for cards and rules stand in the Python package: one home for both. */
function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    load(id) {
      const [, module = '', language = ''] = /^\0virtual:([a-z-]+)\/(.+)$/.exec(id) ?? [];
      const names = TEXTS[module];
      if (!names) return undefined;
      const texts = names.map((name) => {
        const file = OWN.has(name)
          ? `src/locales/${language}/${name}.ftl`
          : `../src/maumau/locales/${language}/${name}.ftl`;
        const path = fileURLToPath(new URL(file, import.meta.url));
        this.addWatchFile(path);
        return readFileSync(path, 'utf8').replace(/^#.*\n/gm, '');
      });
      // A string for the parser of the browser: faster than the same as an object literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(texts.join('\n')).body))});`;
    },
  };
}

/** The picture that stands in the page until there is more is the one that the client shows while it waits. */
function splash(): Plugin {
  return {
    name: 'splash',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => page.replace('<!-- splash.html -->', () => readFileSync('src/start/splash.html', 'utf8')),
    },
  };
}

/**
 * All that the first screen needs is fetched together: the page brings the styles along, which it would have to wait for
 * before it shows anything, and names the scripts that its first one loads.
 */
function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const style = Object.values(bundle).find((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
        if (style?.type !== 'asset') throw new Error('there are no styles');
        delete bundle[style.fileName];
        const styles = String(style.source)
          .replace(/\/\*\$vite\$:\d+\*\//g, '')
          .trim();
        const html = page.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`);
        if (html === page) throw new Error('the page does not ask for its styles');
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const [entry, main] = ['/index.html', '/main.ts'].map((end) =>
          chunks.find((one) => one.facadeModuleId?.endsWith(end)),
        );
        if (!entry || !main) throw new Error('the first files are not among those that were built');
        const files = new Set([...entry.imports, main.fileName, ...main.imports]);
        files.delete(entry.fileName);
        const links = [...files].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">\n    `);
        return html.replace('<title>', () => `${links.join('')}<title>`);
      },
    },
  };
}

/**
 * What is needed at once: Chromium compiles all of it while it comes in, on another thread, where it would otherwise
 * compile each function when it is first called, while the person waits. Other browsers read a comment.
 */
const EAGER = new Set(['main', 'shared']);

const server = process.env.MAUMAU_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [words(), svelte(), svelteTesting(), splash(), firstLoad(), serviceWorker()],
  base: '/',
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  build: {
    outDir: '../src/maumau/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: false, // what the page needs first is named in it (preloads); later pieces need at most one more
    cssCodeSplit: false,
    // What several pages use comes in one file: on a phone's line a dozen small ones take longer than one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: /\/src\/start\/\w+\.ts$|preload-helper/, priority: 1 },
            { name: 'shared', test: /^(?!.*\/(form|fair)\/).*\.(ts|js|mjs|svelte)$/, minShareCount: 2 },
          ],
        },
        postBanner: ({ name }) => (EAGER.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
});
