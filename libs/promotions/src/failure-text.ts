import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallRefused } from '@croupier/api-client';
import { refusalMessage } from '@croupier/i18n';

/** One sentence for a call that did not work: the refusal's, or that the answer got lost on the way. */
export function failureText(i18n: I18n, error: unknown): string {
  const refused = error instanceof CallRefused ? error.fields[0] : undefined;
  if (refused) return refusalMessage(i18n, refused);
  return i18n._(msg`We couldn’t reach the site. Your change may not have been saved. Please try again.`);
}
