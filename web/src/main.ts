import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { use } from './i18n/i18n.svelte';
import { wished } from './start/languages';
import { unlock } from './ui/sound';
import { register } from './ui/update.svelte';

await use(wished());
window.addEventListener('pointerdown', unlock, { once: true });
const target = document.getElementById('app')!;
target.replaceChildren(); // what stood there until now was only to be seen
mount(App, { target });

/** What is kept for later is fetched when the screen has been drawn and the line is quiet; without a line it waits for one. */
function keepForLater(): void {
  if (!navigator.onLine) window.addEventListener('online', keepForLater, { once: true });
  else register().catch(() => {}); // the next visit tries again
}
if (import.meta.env.PROD) setTimeout(keepForLater, document.readyState === 'complete' ? 2500 : 4000);
