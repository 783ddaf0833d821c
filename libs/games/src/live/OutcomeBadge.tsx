import { useLingui } from '@lingui/react/macro';
import type { LiveOutcome } from '@croupier/contracts';
import { rouletteReds } from '@croupier/game-math';
import { cx } from '@croupier/ui-kit';
import styles from './live.module.css';
import { multiplierText } from './multiplier.ts';
import { type Coup, coupResult, fieldOf } from './outcomes.ts';
import { useSideLetters } from './useSideLetters.ts';
import { useSpotNames } from './useSpotNames.ts';

/** Renders a round's outcome as a small badge. */
export function OutcomeBadge({ outcome }: { outcome: LiveOutcome }) {
  if ('bust' in outcome) return <BustBadge bust={outcome.bust} />;
  if ('pocket' in outcome) return <PocketBadge pocket={outcome.pocket} />;
  if ('segment' in outcome) return <FieldBadge field={fieldOf(outcome) ?? ''} />;
  return <CoupBadge coup={outcome} />;
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

function FieldBadge({ field }: { field: string }) {
  const { shortName } = useSpotNames();
  return (
    <span className={styles.wheelField} data-field={field}>
      {shortName(field)}
    </span>
  );
}

function CoupBadge({ coup }: { coup: Coup }) {
  const { longName } = useSpotNames();
  const letters = useSideLetters();
  const { winner, player, banker } = coupResult(coup);
  return (
    <span className={styles.coup}>
      <span className={styles.bead} data-side={winner} aria-hidden="true">
        {letters[winner]}
      </span>
      <span className="visually-hidden">{longName(winner)} </span>
      <span className="tabular">
        {player}:{banker}
      </span>
    </span>
  );
}
