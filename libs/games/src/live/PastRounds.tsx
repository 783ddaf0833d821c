import { Trans, useLingui } from '@lingui/react/macro';
import type { LiveTable, PastLiveRound } from '@croupier/contracts';
import { rouletteReds } from '@croupier/game-math';
import { cx } from '@croupier/ui-kit';
import styles from './live.module.css';
import { multiplierText } from './multiplier.ts';

interface PastRoundsProps {
  table: Pick<LiveTable, 'kind'>;
  past: readonly PastLiveRound[];
  /** Opens the proof of a round; without it they are only shown. */
  onRound?: (number: number) => void;
}

/** The last outcomes, the newest first. */
export function PastRounds({ past, onRound }: PastRoundsProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.past} aria-label={t`Last rounds, the newest first`}>
      {past.map(({ number, outcome }) => {
        const shown =
          outcome === null ? (
            <span className={styles.bust}>{t`void`}</span>
          ) : 'bust' in outcome ? (
            <BustBadge bust={outcome.bust} />
          ) : (
            <PocketBadge pocket={outcome.pocket} />
          );
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

function BustBadge({ bust }: { bust: number }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.bust} data-height={bust >= 1000 ? 'high' : bust >= 200 ? 'middle' : 'low'}>
      {multiplierText(bust, i18n.locale)}
    </span>
  );
}

export function PocketBadge({ pocket, large = false }: { pocket: number; large?: boolean }) {
  const { t } = useLingui();
  const colour = pocket === 0 ? 'zero' : rouletteReds.has(pocket) ? 'red' : 'black';
  const names = { zero: t`green`, red: t`red`, black: t`black` };
  return (
    <span className={cx(styles.pocket, large && styles.large)} data-colour={colour}>
      {pocket}
      <span className="visually-hidden"> {names[colour]}</span>
    </span>
  );
}

const FEWEST = 10;
const SHOWN = 3;

/** The numbers that came most often, and what that is worth. */
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
        <Trans>Most often in the last {rounds} rounds</Trans>
      </p>
      <ul>
        {most.map(([pocket, times]) => (
          <li key={pocket}>
            <PocketBadge pocket={pocket} /> <span className="tabular">{`${times}×`}</span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <Trans>They mean nothing: every number is as likely in the next round as any other.</Trans>
      </p>
    </div>
  );
}
