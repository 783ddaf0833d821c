import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallRefused } from '@croupier/api-client';
import { refusalMessage } from '@croupier/i18n';

/** Returns one sentence about a failed call: the refusal's, or that there was no reply. */
export function failureText(i18n: I18n, error: unknown): string {
  const refused = error instanceof CallRefused ? error.fields[0] : undefined;
  if (refused) return refusalMessage(i18n, refused);
  return i18n._(msg`We couldn’t reach the site. Your change may not have been saved. Please try again.`);
}
