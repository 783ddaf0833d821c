import { Trans } from '@lingui/react/macro';
import type { Bet } from '@croupier/contracts';
import styles from './bets.module.css';

/** Renders the details of a leg on a race besides its odds: place part, ties, deductions and starting price. */
export function FieldParts({ leg: { field, result, void_factor } }: { leg: Bet['legs'][number] }) {
  if (!field) return null;
  const { place, dead_heat, deduction, starting_price } = field;
  const tie = dead_heat ?? place?.dead_heat;
  return (
    <ul className={styles.parts}>
      {place && (
        <li>
          <Trans>
            Each way, {place.places} places at 1/{place.fraction} the odds
          </Trans>
          {result !== null && void_factor !== 1 && (
            <>
              {': '}
              {result === 1 ? <Trans>win part won</Trans> : <Trans>win part lost</Trans>}
              {', '}
              {place.result === 1 ? <Trans>place part won</Trans> : <Trans>place part lost</Trans>}
            </>
          )}
        </li>
      )}
      {starting_price && (
        <li>{result === null ? <Trans>At the starting price</Trans> : <Trans>Paid at the starting price</Trans>}</li>
      )}
      {tie && (
        <li>
          <Trans>
            Dead heat: {tie.tied} runners tied for the remaining places ({tie.places})
          </Trans>
        </li>
      )}
      {deduction > 0 && (
        <li>
          <Trans>Rule 4: {deduction}% of the winnings deducted for a non-runner</Trans>
        </li>
      )}
    </ul>
  );
}
