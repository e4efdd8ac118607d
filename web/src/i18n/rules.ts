/** Names of rule sets: shipped ones in the person's language, house rules as their maker called them. */
import type { HouseRules } from '../protocol/types';
import { has, say, t } from './i18n.svelte';

/** The name of a shipped set by its id, or what the server calls it. */
export const setName = (id: string, name: string): string => (has(`set-${id}`) ? say(`set-${id}`) : name || id);

/** What is played at a table. */
export function nameOfRules(rules: HouseRules, name: string): string {
  const changed = Object.keys(rules.changes ?? {}).length > 0;
  // A table that is played by a shipped set bears that set's own name: known here in five languages.
  if (rules.name && (changed || !has(`set-${rules.base}`))) return rules.name;
  const base = setName(rules.base, name);
  return changed ? t('rules-with-changes', { name: base }) : base;
}
