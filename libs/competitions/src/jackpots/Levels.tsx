import type { JackpotLevel } from '@croupier/contracts';
import { Amount } from './Amount.tsx';
import styles from './jackpots.module.css';

/** Renders the pools of a jackpot, largest first. */
export function Levels({ levels }: { levels: readonly JackpotLevel[] }) {
  return (
    <dl className={styles.levels}>
      {levels.toReversed().map(({ identifier, title, amount_cents }, at) => (
        <div key={identifier} className={styles.level} data-rank={at}>
          <dt>{title}</dt>
          <dd>
            <Amount cents={amount_cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
