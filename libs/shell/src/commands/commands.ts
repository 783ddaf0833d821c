import type { ReactNode } from 'react';
import { fold } from '@croupier/i18n';

/** Page, action or setting that the search offers besides its results. */
export interface Command {
  readonly id: string;
  /** Title in the visitor's language, as on the page or button itself. */
  readonly title: string;
  /** Kind: page, action, setting. */
  readonly what: string;
  readonly icon: ReactNode;
  /** Address to open. Without one, `run` is called. */
  readonly href?: string;
  readonly run?: () => void;
}

const words = (text: string) => fold(text).split(/[\s,–—-]+/);
const MOST = 6;

/**
 * Returns the commands in which every typed word starts a word; in languages without spaces, those that contain the
 * text.
 */
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
