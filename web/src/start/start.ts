/** The first file of the client: the words set out together with the client, not after it. */
import { WORDS, wished } from './languages';

// The name in the first picture stands there in Latin letters.
const name = document.querySelector('.splash p');
if (name && ['ru', 'sr-Cyrl'].includes(wished())) name.textContent = 'Мау-Мау';
WORDS[wished()]().catch(() => {}); // whoever needs them asks again, and hears of it
void import('../main');
