import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Formats a duration in whole minutes: "1 h 5 min". */
export function elapsedText(i18n: I18n, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours > 0 ? i18n._(msg`${hours} h ${rest} min`) : i18n._(msg`${rest} min`);
}
