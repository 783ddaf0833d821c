import { Trans } from '@lingui/react/macro';
import { totalOdds } from '@croupier/bet-math';
import type { Bet } from '@croupier/contracts';
import { useOnline } from '@croupier/shell';
import { Button, Money } from '@croupier/ui-kit';
import { useRefusalText } from '../bets/useRefusalText.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import styles from './slip.module.css';
import { usePlaceAgain } from './usePlaceAgain.ts';

/** Renders a button that places a refused bet at the odds it shows. */
export function PlaceAgain({ bet, onPlaced }: { bet: Bet; onPlaced: () => void }) {
  const online = useOnline();
  const names = useMarketNames();
  const priceText = usePriceText();
  const refusalText = useRefusalText();
  const { state, legs, terms, shape, sending, refusal, send } = usePlaceAgain(bet, onPlaced);
  if (state === null) return null;
  // A bet with several lines has no single odds: each leg's are shown.
  const price = shape.lines === 1 ? priceText(totalOdds(terms)) : null;
  const eachPrice = legs.map(({ selection }) => {
    const [name, now] = [names.outcome(selection, selection.outcome, selection.event), priceText(selection.seen.odds)];
    return { key: selection.key, name, now };
  });
  return (
    <>
      {refusal !== undefined && (
        <p role="alert" className={styles.reason}>
          {refusalText(refusal)}
        </p>
      )}
      {price === null &&
        eachPrice.map(({ key, name, now }) => (
          <p key={key} className={styles.market}>
            <Trans>
              {name}: {now} now
            </Trans>
          </p>
        ))}
      <Button
        size="small"
        loading={sending}
        disabled={!online || state === 'wait'}
        onClick={send}
        className={styles.placeAgain}
      >
        {state === 'wait' ? (
          <Trans>Waiting for odds</Trans>
        ) : (
          <span>
            {price ? <Trans>Place at {price}</Trans> : <Trans>Place at the new odds</Trans>} ·{' '}
            <Money amount={bet.stake_cents} currency={bet.currency} />
          </span>
        )}
      </Button>
    </>
  );
}
