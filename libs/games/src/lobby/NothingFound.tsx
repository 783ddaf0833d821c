import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, EmptyState } from '@croupier/ui-kit';
import styles from './filters.module.css';
import { answerName, chosenFilters, type LobbyChoice, noFilters } from './lobby-choice.ts';
import { useFilterTexts } from './useFilterTexts.ts';

export interface NothingFoundProps {
  choice: LobbyChoice;
  /** Numbers of titles without each part of the filter, named as in the reply. */
  without: Readonly<Record<string, number>>;
  onChoose: (choice: LobbyChoice) => void;
  /** Links to other pages, shown if the page itself has no games. */
  elsewhere: ReactNode;
}

/** Renders that no title matches, which filter to remove, and the number of titles then. */
export function NothingFound({ choice, without, onChoose, elsewhere }: NothingFoundProps) {
  const texts = useFilterTexts();
  const chosen = chosenFilters(choice);
  if (chosen.length === 0)
    return (
      <EmptyState
        as="h2"
        art="search"
        title={<Trans>No games here yet</Trans>}
        text={<Trans>There are no games of this type yet.</Trans>}
        action={elsewhere}
      />
    );
  const helpful = chosen
    .map((name) => ({ name, found: without[answerName(name, choice)] ?? 0 }))
    .filter(({ found }) => found > 0)
    .toSorted((a, b) => b.found - a.found);
  const textOf = (name: (typeof chosen)[number]) =>
    texts[name].options.find(({ value }) => value === String(choice[name]))?.text ?? texts[name].name;
  return (
    <EmptyState
      as="h2"
      art="search"
      title={<Trans>No games match all of these filters</Trans>}
      text={
        helpful.length > 0 ? (
          <Trans>Remove one of these filters to see games:</Trans>
        ) : (
          <Trans>Removing one filter isn’t enough. Clear all filters and start again.</Trans>
        )
      }
      action={
        <div className={styles.loosen}>
          {helpful.map(({ name, found }) => (
            <Button key={name} variant="secondary" onClick={() => onChoose({ [name]: undefined })}>
              <Loosen text={textOf(name)} found={found} />
            </Button>
          ))}
          <Button variant={helpful.length > 0 ? 'quiet' : 'secondary'} onClick={() => onChoose(noFilters)}>
            <Trans>Clear all filters</Trans>
          </Button>
        </div>
      }
    />
  );
}

const Loosen = ({ text, found }: { text: string; found: number }) => (
  <span>
    <Trans>Without “{text}”</Trans>: <Plural value={found} one="# game" other="# games" />
  </span>
);
