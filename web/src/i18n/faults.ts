/** What is wrong with house rules, in words (locales/…/faults.ftl of the Python package). */
import type { Schema } from '../protocol/api';
import type { RuleFault } from '../protocol/types';
import { has, say } from './i18n.svelte';
import { capital } from './names';

/** The label of an option, effect option or switch by its name in files. */
function labelOf(schema: Schema, name: string): string | undefined {
  const all = [...schema.groups.flatMap((group) => group.options), ...schema.effect, ...schema.switches];
  const found = all.find((option) => option.name === name);
  return found && has(found.message) ? `“${say(found.message)}”` : undefined;
}

export function faultText(fault: RuleFault, schema: Schema): string {
  const id = `fault-${fault.code.replaceAll('_', '-')}`;
  if (!has(id)) return fault.message ?? fault.code;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fault.values ?? {})) {
    args[name] = typeof value === 'number' ? value : (labelOf(schema, String(value)) ?? String(value));
  }
  return capital(say(id, args));
}
