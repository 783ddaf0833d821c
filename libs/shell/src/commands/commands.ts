import type { ReactNode } from 'react';
import { fold } from '@croupier/i18n';

/** Something the search does or opens besides what it finds: a page, an action, a switch. */
export interface Command {
  readonly id: string;
  /** In the visitor's language, as the page or button is called elsewhere. */
  readonly title: string;
  /** What it is: page, action, setting. */
  readonly what: string;
  readonly icon: ReactNode;
  /** Where it leads; one without an address does something. */
  readonly href?: string;
  readonly run?: () => void;
}

const words = (text: string) => fold(text).split(/[\s,–—-]+/);
const MOST = 6;

/** Those of which every word typed begins a word; in languages without blanks, those the text is a part of. */
export function commandsNamed(commands: readonly Command[], text: string): readonly Command[] {
  const typed = fold(text.trim());
  if (typed === '') return [];
  return commands
    .filter(({ title, what }) => {
      const own = [...words(title), ...words(what)];
      const begins = words(typed).every((word) => own.some((one) => one.startsWith(word)));
      return begins || (/[^\u0000-\u024f]/.test(typed) && fold(title).includes(typed));
    })
    .slice(0, MOST);
}
