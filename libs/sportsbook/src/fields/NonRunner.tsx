import { Trans } from '@lingui/react/macro';
import type { FieldRunner } from '@croupier/contracts';
import styles from './fields.module.css';

/** Renders the effect of a withdrawn runner on bets on it and on the others. */
export function NonRunner({ withdrawn }: { withdrawn: NonNullable<FieldRunner['withdrawn']> }) {
  const percent = withdrawn.deduction;
  return (
    <p className={styles.soft}>
      {percent > 0 ? (
        <Trans>
          Non-runner: bets on it are void. For bets on other runners placed before it was withdrawn, {percent}% of
          winnings is deducted (Rule 4).
        </Trans>
      ) : (
        <Trans>Non-runner: bets on it are void. Nothing is deducted from other bets.</Trans>
      )}
    </p>
  );
}
