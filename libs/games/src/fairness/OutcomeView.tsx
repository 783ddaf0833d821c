import { Trans, useLingui } from '@lingui/react/macro';
import type { DiceOutcome, PokieOutcome } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import styles from './fairness.module.css';

const isDice = (outcome: unknown): outcome is DiceOutcome =>
  typeof outcome === 'object' && outcome !== null && 'roll' in outcome;
const isPokie = (outcome: unknown): outcome is PokieOutcome =>
  typeof outcome === 'object' && outcome !== null && 'spins' in outcome;

/** An outcome in the game's own terms. */
export function OutcomeView({ outcome, maths }: { outcome: unknown; maths: string }) {
  if (isDice(outcome)) return <Dice outcome={outcome} />;
  if (isPokie(outcome)) return <Pokie outcome={outcome} />;
  return (
    <code>
      {maths} {JSON.stringify(outcome)}
    </code>
  );
}

function Dice({ outcome: { roll, target, side, won } }: { outcome: DiceOutcome }) {
  const { i18n } = useLingui();
  const show = (value: number) => formatNumber(value / 100, i18n.locale, 2);
  const [rolled, wanted] = [show(roll), show(target)];
  return (
    <p>
      {side === 'under' ? (
        <Trans>
          Rolled {rolled}, below {wanted} wins.
        </Trans>
      ) : (
        <Trans>
          Rolled {rolled}, above {wanted} wins.
        </Trans>
      )}{' '}
      {won ? <Trans>The bet wins.</Trans> : <Trans>The bet loses.</Trans>}
    </p>
  );
}

function Pokie({ outcome: { spins, pay } }: { outcome: PokieOutcome }) {
  const { i18n } = useLingui();
  const [first] = spins;
  const times = formatNumber(pay / 10, i18n.locale, 1);
  const free = spins.length - 1;
  if (!first) return null;
  return (
    <>
      <div className={styles.reels}>
        {first.reels.map((reel, i) => (
          <div key={i}>
            {[...reel].map((symbol, row) => (
              <code key={row}>{symbol}</code>
            ))}
            <small>{first.stops[i]}</small>
          </div>
        ))}
      </div>
      <p>
        {free > 0 && <Trans>{free} free spins followed. </Trans>}
        <Trans>The round pays {times} times the stake.</Trans>
      </p>
    </>
  );
}
