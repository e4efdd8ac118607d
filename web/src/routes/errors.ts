/** What went wrong over HTTP, in words. */
import { has, say, t } from '../i18n/i18n.svelte';
import { ApiError } from '../protocol/api';

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-other');
  const id = `error-${error.body.error.replaceAll('_', '-')}`;
  return has(id) ? say(id, error.body.values ?? {}) : t('error-other');
}
