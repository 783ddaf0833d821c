import { Trans } from '@lingui/react/macro';
import type { Bet } from '@croupier/contracts';
import { Badge, Money } from '@croupier/ui-kit';
import { KickOff } from '../clock/KickOff.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { BetActions } from './BetActions.tsx';
import { BetFunding } from './BetFunding.tsx';
import { BetReceipt } from './BetReceipt.tsx';
import styles from './bets.module.css';
import { useRefusalText } from './useRefusalText.ts';

/** One bet: what it was, how it stands, what it returns. */
export function BetCard({ bet }: { bet: Bet }) {
  const names = useMarketNames();
  const priceText = usePriceText();
  const refusalText = useRefusalText();
  const [leg] = bet.legs;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <BetBadge bet={bet} />
        <KickOff at={bet.placed_at} withDay className={styles.at} />
      </div>
      <div className={styles.body}>
        <div className={styles.pick}>
          <p className={styles.outcome}>
            <span>{names.outcome(leg, leg.outcome, leg.event)}</span>
            <span className={styles.odds}>{priceText(leg.odds)}</span>
          </p>
          <p className={styles.market}>{names.market(leg)}</p>
          <p className={styles.match}>
            <SportLink page={{ to: 'event', ...leg.event }}>
              {leg.event.home} – {leg.event.away}
            </SportLink>
            <MatchState leg={leg} />
          </p>
        </div>
        <dl className={styles.sums}>
          <div>
            <dt>
              <Trans>Stake</Trans>
            </dt>
            <dd>
              <Money amount={bet.stake_cents} currency={bet.currency} />
            </dd>
          </div>
          <Return bet={bet} />
        </dl>
      </div>
      <BetFunding bet={bet} />
      {bet.status === 'rejected' && <p className={styles.why}>{refusalText(bet.rejection)}</p>}
      {isOn(leg.event) && <BetActions bet={bet} />}
      {bet.receipt && <BetReceipt bet={bet} />}
    </li>
  );
}

const isOn = ({ status }: Bet['legs'][number]['event']): boolean => status !== 'ended' && status !== 'abandoned';

function BetBadge({ bet: { status, return_cents } }: { bet: Bet }) {
  if (status === 'pending') return <Badge tone="signal">{<Trans>Being checked</Trans>}</Badge>;
  if (status === 'accepted') return <Badge>{<Trans context="of a bet">Open</Trans>}</Badge>;
  if (status === 'rejected') return <Badge tone="danger">{<Trans>Not accepted</Trans>}</Badge>;
  if (status === 'void') return <Badge>{<Trans>Void</Trans>}</Badge>;
  return return_cents ? <Badge tone="action">{<Trans>Won</Trans>}</Badge> : <Badge>{<Trans>Lost</Trans>}</Badge>;
}

function MatchState({ leg: { event } }: { leg: Bet['legs'][number] }) {
  if (event.status === 'not_started') return <KickOff at={event.kick_off_at} className={styles.state} />;
  return (
    <span className={styles.state} data-live={event.status === 'live'}>
      {event.score.home}:{event.score.away}
    </span>
  );
}

function Return({ bet }: { bet: Bet }) {
  const { status, possible_return_cents, return_cents, currency } = bet;
  const open = status === 'pending' || status === 'accepted';
  const amount = open ? possible_return_cents : status === 'rejected' ? refundOf(bet) : (return_cents ?? 0);
  return (
    <div>
      <dt>
        {open ? (
          <Trans>Possible return</Trans>
        ) : status === 'rejected' ? (
          <Trans>Refunded</Trans>
        ) : (
          <Trans>Returned</Trans>
        )}
      </dt>
      <dd className={styles.return}>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  );
}

/** A free bet costs nothing, so nothing of it is refunded: it can be used again. */
const refundOf = ({ stake_cents, funding }: Bet): number => (funding?.kind === 'freebet' ? 0 : stake_cents);
