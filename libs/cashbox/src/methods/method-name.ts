import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of kinds of payment. Brands keep their provider's name. */
const words: Readonly<Record<string, ReturnType<typeof msg>>> = {
  card: msg`Card`,
  bank_transfer: msg`Bank transfer`,
  instant_bank: msg`Instant bank transfer`,
  open_banking: msg`Open banking`,
};

export function methodName(i18n: I18n, { id, title }: { id: string; title: string }): string {
  const word = words[id];
  return word ? i18n._(word) : title;
}
