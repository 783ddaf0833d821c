import type { MouseEvent } from 'react';
import type { ListOption } from '@croupier/ui-kit';
import type { Command } from './commands.ts';

export interface FoundCommandProps {
  command: Command;
  option: ListOption;
  /** Called before it runs, to close the search. */
  onChoose: () => void;
  /** Classes of the search's other results. */
  classes: {
    readonly row: string | undefined;
    readonly sign: string | undefined;
    readonly names: string | undefined;
    readonly about: string | undefined;
  };
}

/** Renders a command in a search. With an address it is a link, so that it can also be opened in a new tab. */
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

/** Wraps a click handler: a click that opens another tab leaves the search open. */
const leaves = (onChoose: () => void) => (event: MouseEvent) => {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose();
};
