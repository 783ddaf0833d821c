import type { MouseEvent } from 'react';
import type { ListOption } from '@croupier/ui-kit';
import type { Command } from './commands.ts';

export interface FoundCommandProps {
  command: Command;
  option: ListOption;
  /** Called before it is done: the search gets out of the way. */
  onChoose: () => void;
  /** Classes of the search's other results. */
  classes: {
    readonly row: string | undefined;
    readonly sign: string | undefined;
    readonly names: string | undefined;
    readonly about: string | undefined;
  };
}

/** A row of a search that does something: a link where it leads somewhere, so that it also opens in another tab. */
export function FoundCommand({ command, option, onChoose, classes }: FoundCommandProps) {
  const { title, what, icon, href, run } = command;
  const content = (
    <>
      <span className={classes.sign} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.names}>
        {title} <span className={classes.about}>{what}</span>
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <a {...option} href={href} className={classes.row} onClick={leaves(onChoose)}>
        {content}
      </a>
    );
  const choose = () => {
    onChoose();
    run?.();
  };
  return (
    <button {...option} type="button" className={classes.row} onClick={choose}>
      {content}
    </button>
  );
}

/** A press that opens another tab leaves the search where it is. */
const leaves = (onChoose: () => void) => (event: MouseEvent) => {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose();
};
