/** The first file of the client: the words set out together with the client, not after it. */
import { WORDS, wished } from './languages';

WORDS[wished()]().catch(() => {}); // whoever needs them asks again, and hears of it
void import('../main');
