import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type BlackjackAction, type BlackjackOutcome, playValues } from '@croupier/game-math';
import type { AnyCurrency } from '@croupier/money';
import { money } from '../hud/texts.tsx';
import { addedBy } from './blackjack-show.ts';
import styles from './blackjack.module.css';

interface DecisionsProps {
  /** Null while there is nothing to decide. */
  readonly outcome: BlackjackOutcome | null;
  readonly stakeCents: number;
  readonly currency: AnyCurrency;
  readonly hints: boolean;
  readonly onHints: (on: boolean) => void;
  readonly onAct: (action: BlackjackAction) => void;
}

/**
 * Renders the possible decisions, their additional stake and, with hints on, their average cost against the best
 * decision.
 */
export function Decisions({ outcome, stakeCents, currency, hints, onHints, onAct }: DecisionsProps) {
  const { t } = useLingui();
  const values = useMemo(() => (hints && outcome ? playValues(outcome) : {}), [hints, outcome]);
  const best = Math.max(...Object.values(values));
  const names: Readonly<Record<BlackjackAction, string>> = {
    hit: t`Hit`,
    stand: t`Stand`,
    double: t`Double`,
    split: t`Split`,
    insure: t`Insure`,
    decline: t`No insurance`,
  };
  const noteOf = (action: BlackjackAction): string | null => {
    const value = values[action];
    if (value !== undefined) {
      if (value === best) return t`Best`;
      const cost = money(Math.max(1, Math.round((best - value) * stakeCents)), currency);
      return t`costs ${cost}`;
    }
    const added = addedBy(action, stakeCents);
    return added > 0 ? `+${money(added, currency)}` : null;
  };
  return (
    <div className={styles.decisions}>
      <div className={styles.row} role="group" aria-label={t`Your decision`}>
        {outcome?.allowed.map((action, at) => (
          <button
            key={action}
            type="button"
            className={styles.decision}
            data-best={values[action] === best || undefined}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onAct(action)}
          >
            {names[action]}
            <small>{noteOf(action)}</small>
          </button>
        ))}
      </div>
      <label className={styles.hints}>
        <input type="checkbox" checked={hints} onChange={(event) => onHints(event.target.checked)} />
        <Trans>Show what each play costs on average</Trans>
      </label>
    </div>
  );
}
