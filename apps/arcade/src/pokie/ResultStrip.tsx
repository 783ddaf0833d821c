import { Plural, Trans } from '@lingui/react/macro';
import type { PokieDefinition } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { CountUp } from '../hud/CountUp.tsx';
import { money } from '../hud/texts.tsx';
import type { ShowState } from './pokie-show.ts';
import styles from './result-strip.module.css';

interface StripProps {
  readonly state: ShowState | null;
  readonly game: GameStore;
  readonly title: PokieDefinition;
}

/** One line under the reels: what the round brought. A return below the stake is shown as that and no more. */
export function ResultStrip({ state, game, title }: StripProps) {
  const { currency } = game.session;
  if (!state || (state.wonCents === null && !state.free)) {
    return (
      <p className={styles.quiet}>
        {state?.phase === 'turning' ? null : title.lines ? (
          <Plural value={title.lines.length} one="# line" other="# lines, paid from the left" />
        ) : (
          <Trans>243 ways, paid from the left</Trans>
        )}
      </p>
    );
  }
  if (state.free && state.phase !== 'feature-intro') {
    const { index, total, multiplier, wonCents } = state.free;
    return (
      <p className={styles.free}>
        <span>
          <Trans>
            Free spin {index} of {total}
          </Trans>
        </span>
        <span className={styles.times}>×{multiplier}</span>
        <span>
          <Trans>
            Won so far <CountUp cents={wonCents} ms={state.countMs} currency={currency} />
          </Trans>
        </span>
      </p>
    );
  }
  const { celebration, wonCents, stakeCents, countMs, capped, again } = state;
  if (again) {
    return (
      <p className={styles.quiet}>
        <Trans>The round that was interrupted</Trans>
      </p>
    );
  }
  if (celebration === 'none' || wonCents === null)
    return <p className={styles.quiet}>{state.phase === 'idle' && <Trans>Nothing this time</Trans>}</p>;
  if (celebration === 'returned') {
    return (
      <p className={styles.quiet}>
        <Trans>
          {money(wonCents, currency)} back of the {money(stakeCents, currency)} staked
        </Trans>
      </p>
    );
  }
  return (
    <p className={styles.win}>
      <span className={styles.label}>
        <Trans>Won</Trans>
      </span>
      <CountUp cents={wonCents} ms={countMs} currency={currency} />
      {capped && (
        <span className={styles.label}>
          <Trans>the maximum a round may pay</Trans>
        </span>
      )}
    </p>
  );
}
