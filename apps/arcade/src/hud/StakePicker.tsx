import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { GameStore } from '../game/game-store.ts';
import { useStore } from '../store.ts';
import styles from './stake-picker.module.css';
import { money } from './texts.tsx';

/** One step down, the list of all stakes, one step up. */
export function StakePicker({ game, locked }: { readonly game: GameStore; readonly locked: boolean }) {
  const { t } = useLingui();
  const { stakeCents } = useStore(game);
  const { stakes, currency } = game.session;
  const at = stakes.ladder_cents.indexOf(stakeCents);
  const step = (by: number): void => {
    const next = stakes.ladder_cents[at + by];
    if (next !== undefined) game.setStake(next);
  };
  return (
    <div className={styles.picker} role="group" aria-label={t`Stake`}>
      <button
        type="button"
        className={styles.step}
        aria-label={t`Lower the stake`}
        disabled={locked || at <= 0}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden size={20} />
      </button>
      <label className={styles.choice}>
        <span className={styles.label}>
          <Trans>Stake</Trans>
        </span>
        <span className={styles.amount} aria-hidden>
          {money(stakeCents, currency)}
        </span>
        <select
          className={styles.list}
          value={stakeCents}
          disabled={locked}
          onChange={(event) => game.setStake(Number(event.target.value))}
        >
          {stakes.ladder_cents.map((cents) => (
            <option key={cents} value={cents}>
              {money(cents, currency)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={t`Raise the stake`}
        disabled={locked || at >= stakes.ladder_cents.length - 1}
        onClick={() => step(1)}
      >
        <Plus aria-hidden size={20} />
      </button>
    </div>
  );
}
