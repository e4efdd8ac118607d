import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { LANGUAGES, nearest, use, type Language } from './i18n/i18n.svelte';
import { settings } from './ui/settings.svelte';
import { unlock } from './ui/sound';
import { register } from './ui/update.svelte';

const wished = LANGUAGES.find((lang) => lang === settings.language);
const words = use(wished ?? nearest(navigator.languages) satisfies Language);
new Intl.NumberFormat('en'); // the first one takes long everywhere: made while the words are on their way
await words;
window.addEventListener('pointerdown', unlock, { once: true });
mount(App, { target: document.getElementById('app')! });

/** What is kept for later is fetched when the screen has been drawn and the line is quiet; without a line it waits for one. */
function keepForLater(): void {
  if (!navigator.onLine) window.addEventListener('online', keepForLater, { once: true });
  else register().catch(() => {}); // the next visit tries again
}
if (import.meta.env.PROD) setTimeout(keepForLater, document.readyState === 'complete' ? 2500 : 4000);
