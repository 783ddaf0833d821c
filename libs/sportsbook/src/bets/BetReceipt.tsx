import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { shapeOf } from '@croupier/bet-math';
import { type Bet, hasBegun, hasScore, isInPlay } from '@croupier/contracts';
import { Disclosure, Money } from '@croupier/ui-kit';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import styles from './bets.module.css';
import { agrees, recompute } from './recompute.ts';

/** Renders how a bet was settled, recalculated in this browser. */
export function BetReceipt({ bet }: { bet: Bet }) {
  return (
    <Disclosure summary={<Trans>How this was settled</Trans>} className={styles.receipt}>
      <Working bet={bet} />
    </Disclosure>
  );
}

function Working({ bet }: { bet: Bet }) {
  const own = recompute(bet);
  const right = own !== null && bet.receipt !== null && agrees(own, bet.receipt);
  const gain = <Money amount={bet.return_cents ?? 0} currency={bet.currency} />;
  return (
    <>
      {bet.legs.length === 1 && !bet.legs[0].field ? <SingleSum bet={bet} /> : <LinesSum bet={bet} />}
      {bet.funding?.kind === 'freebet' && (
        <p>
          {bet.status === 'void' ? (
            <Trans>This free bet is void. You can use it again until it expires.</Trans>
          ) : (
            <Trans>Your free bet covered the stake, so you get {gain}.</Trans>
          )}
        </p>
      )}
      {right ? (
        <p className={styles.checked}>
          <CircleCheck size={16} aria-hidden="true" />
          <Trans>Your browser recalculated it and got the same result.</Trans>
        </p>
      ) : (
        <p className={styles.differs}>
          <CircleAlert size={16} aria-hidden="true" />
          <Trans>Your browser got a different result.</Trans>
        </p>
      )}
    </>
  );
}

function SingleSum({ bet }: { bet: Bet }) {
  const priceText = usePriceText();
  const [leg] = bet.legs;
  const stake = <Money amount={bet.stake_cents} currency={bet.currency} />;
  const paid = <Money amount={bet.receipt?.payout_cents ?? 0} currency={bet.currency} />;
  return (
    <>
      <Course leg={leg} />
      <p className={styles.sum}>
        {leg.void_factor === 1 && (
          <Trans>
            Void: {stake} × 1 = {paid}
          </Trans>
        )}
        {leg.void_factor === 0 && leg.result === 1 && (
          <Trans>
            Won: {stake} × {priceText(leg.odds, 'decimal')} = {paid}
          </Trans>
        )}
        {leg.void_factor === 0.5 && leg.result === 1 && (
          <Trans>
            Half won: {stake} × (½ + ½ × {priceText(leg.odds, 'decimal')}) = {paid}
          </Trans>
        )}
        {leg.void_factor === 0.5 && leg.result === 0 && (
          <Trans>
            Half lost: {stake} × ½ = {paid}
          </Trans>
        )}
        {leg.void_factor === 0 && leg.result === 0 && (
          <Trans>
            Lost: {stake} × 0 = {paid}
          </Trans>
        )}
      </p>
    </>
  );
}

/**
 * Renders the result of the leg's match so far. A market can be settled during play, or voided by us before kick-off.
 */
function Course({ leg: { event, void_factor } }: { leg: Bet['legs'][number] }) {
  const { home, away, score, status } = event;
  if (void_factor === 1)
    return (
      <p>
        <Trans>
          {home} – {away}: this bet is void.
        </Trans>
      </p>
    );
  if (!hasBegun(status))
    return (
      <p>
        <Trans>
          {home} – {away}: this bet was settled before kick-off.
        </Trans>
      </p>
    );
  if (isInPlay(status))
    return (
      <p>
        <Trans>
          {home} – {away}: this bet was settled during the match.
        </Trans>
      </p>
    );
  if (!hasScore(event)) return null;
  return (
    <p>
      {status === 'abandoned' ? (
        <Trans>
          {home} – {away} was abandoned at {score.home}–{score.away}.
        </Trans>
      ) : (
        <Trans>
          {home} – {away} ended {score.home}–{score.away}.
        </Trans>
      )}
    </p>
  );
}

/** Renders every leg with its factor, then the lines and their total. */
function LinesSum({ bet }: { bet: Bet }) {
  const names = useMarketNames();
  const { receipt, legs, sizes, currency, stake_cents, each_way } = bet;
  if (!receipt) return null;
  const { lines } = shapeOf(legs, sizes);
  const stake = <Money amount={stake_cents} currency={currency} />;
  const paid = <Money amount={receipt.payout_cents} currency={currency} />;
  return (
    <>
      <table className={styles.factors}>
        <caption className="visually-hidden">
          <Trans>Result per unit staked on each selection</Trans>
        </caption>
        {each_way && (
          <thead>
            <tr>
              <td />
              <th scope="col">
                <Trans>To win</Trans>
              </th>
              <th scope="col">
                <Trans>For a place</Trans>
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {legs.map((leg, index) => (
            <tr key={leg.event.id}>
              <th scope="row">{names.outcome(leg, leg.outcome, leg.event)}</th>
              <Factor of={receipt.factors[index]} leg={leg} />
              {each_way && <Factor of={receipt.place_factors?.[index]} />}
            </tr>
          ))}
        </tbody>
      </table>
      {each_way && (
        <p>
          <Trans>Half of the stake is on the win and half on the place. Each half is a separate bet.</Trans>
        </p>
      )}
      <p>
        {lines === 1 && legs.length === 1 ? (
          each_way ? null : (
            <Trans>Multiplied by {stake}.</Trans>
          )
        ) : lines === 1 ? (
          <Trans>All multiplied together, times {stake}.</Trans>
        ) : (
          <Trans>
            {lines} lines share {stake} equally. Each line multiplies the results of its selections, and all lines are
            added up.
          </Trans>
        )}
      </p>
      <p className={styles.sum}>
        <Trans>Total, rounded down once: {paid}</Trans>
      </p>
    </>
  );
}

/** Renders the factor of a leg. The factor is unknown for a leg that was still open. */
function Factor({ of, leg }: { of: string | undefined; leg?: Bet['legs'][number] }) {
  const priceText = usePriceText();
  // Half of the stake was returned unchanged.
  if (leg?.void_factor === 0.5 && leg.result === 1)
    return (
      <td>
        ½ + ½ × {priceText(leg.odds, 'decimal')} = {of}
      </td>
    );
  return <td>{of === '?' ? <Trans>open</Trans> : `× ${of ?? ''}`}</td>;
}
