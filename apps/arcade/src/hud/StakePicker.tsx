import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { AnyCurrency } from '@croupier/money';
import type { GameStore } from '../game/game-store.ts';
import { doubled, halved, stepped } from '../game/stakes.ts';
import { usePart } from '../store.ts';
import styles from './stake-picker.module.css';
import { money } from './texts.tsx';

interface PickerProps {
  readonly game: GameStore;
  readonly locked: boolean;
  /** `true` shows half and double next to the steps. */
  readonly halves?: boolean;
}

/**
 * Renders the stake: one step down, the list of all stakes, one step up. A round disables the fieldset, so nothing
 * inside renders again.
 */
export function StakePicker({ game, locked, halves = false }: PickerProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.picker} aria-label={t`Stake`} data-halves={halves || undefined} disabled={locked}>
      <Steps game={game} halves={halves} />
    </fieldset>
  );
}

const Steps = memo(function Steps({ game, halves }: Required<Omit<PickerProps, 'locked'>>) {
  const { t } = useLingui();
  const stakeCents = usePart(game, 'stakeCents');
  const { stakes, currency } = game.session;
  const button = (label: string, face: ReactNode, to: number | null, half = false) => (
    <button
      type="button"
      className={half ? styles.half : styles.step}
      aria-label={label}
      disabled={to === null || to === stakeCents}
      onClick={() => to !== null && game.setStake(to)}
    >
      {face}
    </button>
  );
  return (
    <>
      {halves && button(t`Halve the stake`, '½', halved(stakes, stakeCents), true)}
      {button(t`Lower the stake`, <Minus aria-hidden size={20} />, stepped(stakes, stakeCents, false))}
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
          onChange={(event) => game.setStake(Number(event.target.value))}
        >
          <Listed ladder={stakes.ladder_cents} stakeCents={stakeCents} currency={currency} />
        </select>
      </label>
      {button(t`Raise the stake`, <Plus aria-hidden size={20} />, stepped(stakes, stakeCents, true))}
      {halves && button(t`Double the stake`, '2×', doubled(stakes, stakeCents), true)}
    </>
  );
});

interface ListedProps {
  readonly ladder: readonly number[];
  readonly stakeCents: number;
  readonly currency: AnyCurrency;
}

/** Renders the options, about thirty formatted amounts. Memoised, because no round changes them. */
const Listed = memo(function Listed({ ladder, stakeCents, currency }: ListedProps) {
  const listed = ladder.includes(stakeCents) ? ladder : [...ladder, stakeCents].sort((a, b) => a - b);
  return listed.map((cents) => (
    <option key={cents} value={cents}>
      {money(cents, currency)}
    </option>
  ));
});
