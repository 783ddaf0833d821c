import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { type LiveBet, type LiveField, type LiveTable, MOST_LIVE_FIELDS } from '@croupier/contracts';
import { Button, Chips, Money } from '@croupier/ui-kit';
import { chipText } from './chip-text.ts';
import styles from './chips.module.css';
import { GuestNote } from './GuestNote.tsx';
import type { LiveHost } from './live-host.ts';
import type { OwnBets } from './useOwnBets.ts';

interface ChipControlsProps {
  table: LiveTable;
  chip: number;
  onChip: (cents: number) => void;
  bets: OwnBets;
  /** True while the player can bet. */
  open: boolean;
  host: LiveHost;
}

/** Renders the chip selection and the undo buttons. A guest sees where to sign in. */
export function ChipControls({ table: { limits }, chip, onChip, bets, open, host }: ChipControlsProps) {
  const { t, i18n } = useLingui();
  const placed = bets.onRound.filter(({ status }) => status === 'placed');
  const staked = Array.from(stakesOf(bets).values()).reduce((sum, cents) => sum + cents, 0);
  const before = lastFields(bets);
  const mayUndo = open && placed.length > 0 && bets.sent.length === 0;
  if (!host.signedIn) return <GuestNote host={host} />;
  return (
    <div className={styles.controls}>
      <Chips label={t`Chip`} className={styles.chips}>
        {chipsOf({ limits }).map((cents) => (
          <button
            key={cents}
            type="button"
            className={styles.choice}
            aria-pressed={cents === chip}
            onClick={() => onChip(cents)}
          >
            {chipText(cents, limits.currency, i18n.locale)}
          </button>
        ))}
      </Chips>
      <p className={styles.sum}>
        <Trans>On this round</Trans> <Money amount={staked} currency={limits.currency} />
      </p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={!mayUndo}
          loading={bets.undoing}
          onClick={() => bets.undo(placed.slice(0, 1))}
        >
          <Undo2 size={18} aria-hidden="true" /> <Trans>Undo</Trans>
        </Button>
        <Button variant="quiet" disabled={!mayUndo || placed.length < 2} onClick={() => bets.undo(placed)}>
          <Trash2 size={18} aria-hidden="true" /> <Trans>Clear all bets</Trans>
        </Button>
        <Button
          variant="quiet"
          disabled={!open || staked > 0 || before.length === 0}
          onClick={() => inBets(before).forEach((fields) => bets.place(fields))}
        >
          <RotateCcw size={18} aria-hidden="true" /> <Trans>Repeat last bets</Trans>
        </Button>
      </div>
    </div>
  );
}

const STEPS = [1, 5, 10, 50, 100, 500];

/** Returns chips from the minimum stake up to the table's maximum. */
export const chipsOf = ({ limits }: Pick<LiveTable, 'limits'>): number[] =>
  STEPS.map((step) => step * limits.min_cents).filter((cents) => cents <= limits.max_cents);

function sumFields(fields: readonly LiveField[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, stake_cents } of fields) sums.set(name, (sums.get(name) ?? 0) + stake_cents);
  return sums;
}

/** Sums the player's stakes by field, including bets still being sent. */
export const stakesOf = ({ onRound, sent }: OwnBets): Map<string, number> => {
  const arrived = new Set(onRound.map(({ id }) => id));
  return sumFields([
    ...onRound.filter(({ status }) => status !== 'void').flatMap(({ fields }) => fields),
    ...sent.filter(({ id }) => !arrived.has(id)).flatMap(({ fields }) => fields),
  ]);
};

/** Splits fields into several bets: a cloth has more spots than one bet may contain. */
const inBets = (fields: readonly LiveField[]): LiveField[][] =>
  Array.from({ length: Math.ceil(fields.length / MOST_LIVE_FIELDS) }, (_, at) =>
    fields.slice(at * MOST_LIVE_FIELDS, (at + 1) * MOST_LIVE_FIELDS),
  );

/** Returns the fields of the last round the player bet on, combined. */
function lastFields({ all, onRound }: OwnBets): LiveField[] {
  const isBefore = ({ round, status }: LiveBet) => status === 'settled' && round !== onRound[0]?.round;
  const last = all.find(isBefore)?.round;
  const fields = all.filter((bet) => bet.round === last && isBefore(bet)).flatMap((bet) => bet.fields);
  return Array.from(sumFields(fields), ([name, stake_cents]) => ({ name, stake_cents }));
}
