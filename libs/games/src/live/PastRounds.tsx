import { Trans, useLingui } from '@lingui/react/macro';
import type { PastLiveRound } from '@croupier/contracts';
import styles from './live.module.css';
import { OutcomeBadge, PocketBadge } from './OutcomeBadge.tsx';

interface PastRoundsProps {
  past: readonly PastLiveRound[];
  /** Opens the proof of a round. Without it, rounds are only shown. */
  onRound?: (number: number) => void;
}

/** Renders the last outcomes, newest first. */
export function PastRounds({ past, onRound }: PastRoundsProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.past} aria-label={t`Latest rounds, newest first`}>
      {past.map(({ number, outcome }) => {
        const shown =
          outcome === null ? <span className={styles.bust}>{t`void`}</span> : <OutcomeBadge outcome={outcome} />;
        return (
          <li key={number}>
            {onRound ? (
              <button type="button" className={styles.pastRound} onClick={() => onRound(number)}>
                <span className="visually-hidden">{t`Round ${number}:`} </span>
                {shown}
              </button>
            ) : (
              shown
            )}
          </li>
        );
      })}
    </ol>
  );
}

const FEWEST = 10;
const SHOWN = 3;

/** Renders the most frequent numbers, and what they say about future rounds. */
export function HotNumbers({ past }: { past: readonly PastLiveRound[] }) {
  const counts = new Map<number, number>();
  for (const { outcome } of past)
    if (outcome && 'pocket' in outcome) counts.set(outcome.pocket, (counts.get(outcome.pocket) ?? 0) + 1);
  const rounds = Array.from(counts.values()).reduce((sum, count) => sum + count, 0);
  if (rounds < FEWEST) return null;
  const most = Array.from(counts)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || one - other)
    .slice(0, SHOWN);
  return (
    <div className={styles.hot}>
      <p>
        <Trans>Most frequent in the last {rounds} rounds</Trans>
      </p>
      <ul>
        {most.map(([pocket, times]) => (
          <li key={pocket}>
            <PocketBadge pocket={pocket} /> <span className="tabular">{`${times}×`}</span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <Trans>They predict nothing: every number is equally likely in the next round.</Trans>
      </p>
    </div>
  );
}
