// Writes src/protocol/types.ts from schema.json; with --check writes nothing and fails where the file is not current.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('../src/protocol/', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('schema.json', folder), 'utf8'));

/** json-schema-to-typescript reads discriminated unions by their constants; `discriminator` and `$defs` titles only add noise. */
function clean(node) {
  if (Array.isArray(node)) return node.map(clean);
  if (node === null || typeof node !== 'object') return node;
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'discriminator') continue;
    out[key] = clean(value);
  }
  return out;
}

const bannerComment =
  '/* Written by `npm run types` from schema.json, which the server writes: do not change it by hand. */';
const text = await compile(clean(schema), 'Protocol', {
  bannerComment,
  format: true,
  style: { singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
});
const tidy = text
  .replace(/\n \*\n \* This interface was referenced by `[^`]*`'s JSON-Schema\n \* via the `definition` "[^"]*"\./g, '')
  .replace(
    /\/\*\*\n \* This interface was referenced by `[^`]*`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n \*\/\n/g,
    '',
  );

const file = new URL('types.ts', folder);
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== tidy) {
    console.error('web/src/protocol/types.ts is not current: run npm run types in web/');
    process.exit(1);
  }
} else writeFileSync(file, tidy);
