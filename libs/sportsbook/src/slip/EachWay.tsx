import { Trans } from '@lingui/react/macro';
import { Checkbox, Money } from '@croupier/ui-kit';
import { usePriceText } from '../odds/usePriceText.ts';
import { MOST_STARTING_ODDS } from '../slip-model/slip-bets.ts';
import styles from './slip.module.css';
import type { Slip } from './useSlip.ts';

/** Renders the each-way switch and its effect on the stake. */
export function EachWay({ slip }: { slip: Slip }) {
  const { eachWay, bets, total, currency } = slip;
  const priceText = usePriceText();
  const atStart = bets.some(({ legs }) => legs.some(({ selection }) => selection.startingPrice));
  const half = total === null ? null : <Money amount={Math.floor(total / 2)} currency={currency} />;
  const all = eachWay.on && bets.every(({ terms }) => terms.eachWay);
  const terms = bets.length === 1 && bets[0]?.legs.length === 1 ? bets[0].legs[0]?.standing.terms : null;
  return (
    <>
      {eachWay.possible && (
        <Checkbox
          label={<Trans>Each way (win and place)</Trans>}
          checked={eachWay.on}
          onChange={({ target }) => eachWay.set(target.checked)}
        />
      )}
      {eachWay.on && (
        <p className={styles.explained}>
          {all && half ? (
            <Trans>
              Two bets: {half} to win and {half} for a place.
            </Trans>
          ) : (
            <Trans>Two bets at your stake: one to win and one for a place.</Trans>
          )}{' '}
          {terms && (
            <Trans>
              A place means finishing in the first {terms.places} and pays 1/{terms.fraction} of the odds.
            </Trans>
          )}
        </p>
      )}
      {atStart && (
        <p className={styles.explained}>
          <Trans>
            You get the starting price (SP): the odds when the race starts, up to {priceText(MOST_STARTING_ODDS)}. The
            return below is the maximum.
          </Trans>
        </p>
      )}
    </>
  );
}
