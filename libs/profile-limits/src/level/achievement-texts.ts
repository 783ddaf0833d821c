import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const texts: Readonly<Record<string, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  'thousand-spins': {
    title: msg`Thousand spins`,
    text: msg`1,000 rounds of pokies played.`,
  },
  regular: {
    title: msg`Regular`,
    text: msg`€1,000 staked in total, on anything.`,
  },
  'paperlantern-reader': {
    title: msg`Paperlantern reader`,
    text: msg`€500 staked on games by Paperlantern Works.`,
  },
  'orchard-keeper': {
    title: msg`Orchard keeper`,
    text: msg`€250 staked on Orchard Hours.`,
  },
  'five-deposits': {
    title: msg`Old hand`,
    text: msg`€100 staked and five deposits of at least €20 each.`,
  },
};

/** Returns the title and text of an achievement. One that is newer than this page uses its identifier. */
export function achievementText(i18n: I18n, identifier: string): { title: string; text: string } {
  const found = texts[identifier];
  return found ? { title: i18n._(found.title), text: i18n._(found.text) } : { title: identifier, text: '' };
}
