import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const texts: Readonly<Record<string, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  'thousand-spins': {
    title: msg`Thousand spins`,
    text: msg`A thousand rounds of pokies.`,
  },
  regular: {
    title: msg`Regular`,
    text: msg`Stakes of €1,000 in all, on whatever you like.`,
  },
  'paperlantern-reader': {
    title: msg`Paperlantern reader`,
    text: msg`Stakes of €500 on titles of Paperlantern Works.`,
  },
  'orchard-keeper': {
    title: msg`Orchard keeper`,
    text: msg`Stakes of €250 on Orchard Hours.`,
  },
  'five-deposits': {
    title: msg`Old hand`,
    text: msg`Stakes of €100 and five deposits of at least €20 each.`,
  },
};

/** An achievement in words; one that is newer than this page goes by its name. */
export function achievementText(i18n: I18n, identifier: string): { title: string; text: string } {
  const found = texts[identifier];
  return found ? { title: i18n._(found.title), text: i18n._(found.text) } : { title: identifier, text: '' };
}
