import { Trans, useLingui } from '@lingui/react/macro';
import { shapeOf, totalOdds } from '@croupier/bet-math';
import { hasBegun, hasScore, isInPlay, isOver, type Bet } from '@croupier/contracts';
import { Badge, Money } from '@croupier/ui-kit';
import { KickOff } from '../clock/KickOff.tsx';
import { useStatusText } from '../clock/useStatusText.ts';
import { eventPage, useEventTitle } from '../fields/event-title.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { picksIn, useMarketNames } from '../markets/useMarketNames.ts';
import { endingOf, isPlaceOnly } from '../notify/ending.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { BetActions } from './BetActions.tsx';
import { BetCorrections } from './BetCorrections.tsx';
import { BetFunding } from './BetFunding.tsx';
import { BetReceipt } from './BetReceipt.tsx';
import styles from './bets.module.css';
import { CashOut } from './cash-out/CashOut.tsx';
import { EditState } from './EditState.tsx';
import { FieldParts } from './FieldParts.tsx';
import { LegLive } from './LegLive.tsx';
import { useBetNames } from './useBetNames.ts';
import { useRefusalText } from './useRefusalText.ts';

/** Renders one bet: its selections, its status and its return. */
export function BetCard({ bet }: { bet: Bet }) {
  const refusalText = useRefusalText();
  return (
    <li data-bet={bet.id} className={styles.card}>
      <div className={styles.top}>
        <BetBadge bet={bet} />
        <span className={styles.at}>
          <BetCode id={bet.id} /> · <KickOff at={bet.placed_at} withDay />
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.pick}>
          {bet.legs.length > 1 && <BetTitle bet={bet} />}
          <ul className={styles.legs}>
            {bet.legs.map((leg) => (
              <Leg key={leg.event.id} leg={leg} inMany={bet.legs.length > 1} />
            ))}
          </ul>
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
      {bet.sold && (
        <p className={styles.funding}>
          <Trans>
            <Money amount={bet.sold.stake_cents} currency={bet.currency} /> of the stake was cashed out for{' '}
            <Money amount={bet.sold.paid_cents} currency={bet.currency} />.
          </Trans>
        </p>
      )}
      <EditState bet={bet} />
      {bet.status === 'accepted' && <CashOut bet={bet} />}
      {bet.status === 'rejected' && <p className={styles.why}>{refusalText(bet.rejection)}</p>}
      {bet.legs.some(({ event }) => isOn(event)) && <BetActions bet={bet} />}
      <BetCorrections bet={bet} />
      {bet.receipt && <BetReceipt bet={bet} />}
    </li>
  );
}

const CODE_LENGTH = 8;

/** Renders the code to find a bet again and to quote to support. */
function BetCode({ id }: { id: string }) {
  const { t } = useLingui();
  const code = id.slice(0, CODE_LENGTH).toUpperCase();
  return <span title={t`Bet code: ${code}`}>{code}</span>;
}

/** Renders the name of a bet with several legs, and its odds if every leg must win. */
function BetTitle({ bet }: { bet: Bet }) {
  const names = useBetNames();
  const priceText = usePriceText();
  const { legs, sizes } = bet;
  const isMultiple = shapeOf(legs, sizes).kind === 'multiple';
  return (
    <p className={styles.title}>
      <span>{names.placed(bet)}</span>
      {isMultiple && <span className={styles.odds}>{priceText(totalOdds({ legs, sizes }))}</span>}
    </p>
  );
}

function Leg({ leg, inMany }: { leg: Bet['legs'][number]; inMany: boolean }) {
  const names = useMarketNames();
  const priceText = usePriceText();
  const picks = picksIn(leg);
  const title = useEventTitle();
  return (
    <li className={styles.leg}>
      <p className={styles.outcome}>
        <span>
          {picks ? names.market(leg, leg.event) : names.outcome(leg, leg.outcome, leg.event)}
          {leg.banker && (
            <>
              {' '}
              <Badge>
                <Trans>Banker</Trans>
              </Badge>
            </>
          )}
        </span>
        <span className={styles.odds}>
          {leg.field?.starting_price && leg.result === null ? (
            <Trans context="starting price">SP</Trans>
          ) : (
            priceText(leg.odds)
          )}
        </span>
      </p>
      {!picks && <p className={styles.market}>{names.market(leg, leg.event)}</p>}
      {picks && (
        <ul className={styles.picks}>
          {picks.map((pick) => (
            <li key={`${pick.market_id}/${pick.specifiers}`}>
              {names.outcome(pick, pick.outcome, leg.event)} <span>{names.market(pick, leg.event)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.match}>
        <SportLink page={eventPage(leg.event)}>{title(leg.event)}</SportLink>
        <MatchState leg={leg} />
        {(inMany || leg.rolled_back) && <LegResult leg={leg} />}
      </p>
      <FieldParts leg={leg} />
    </li>
  );
}

/** Renders the result of one leg of several. */
function LegResult({ leg }: { leg: Bet['legs'][number] }) {
  const { result, void_factor, rolled_back } = leg;
  if (rolled_back) return <Badge tone="signal">{<Trans>Result withdrawn</Trans>}</Badge>;
  if (result === null) return null;
  if (void_factor === 1) return <Badge>{<Trans>Void</Trans>}</Badge>;
  if (isPlaceOnly(leg)) return <Badge>{<Trans>Place part won</Trans>}</Badge>;
  if (void_factor === 0.5)
    return result === 1 ? (
      <Badge tone="action">{<Trans>Half won</Trans>}</Badge>
    ) : (
      <Badge>{<Trans>Half lost</Trans>}</Badge>
    );
  return result === 1 ? <Badge tone="action">{<Trans>Won</Trans>}</Badge> : <Badge>{<Trans>Lost</Trans>}</Badge>;
}

const isOn = ({ status }: Bet['legs'][number]['event']): boolean => !isOver(status);

function BetBadge({ bet }: { bet: Bet }) {
  const { status } = bet;
  if (status === 'pending') return <Badge tone="signal">{<Trans>Being checked</Trans>}</Badge>;
  if (status === 'accepted') return <Badge>{<Trans context="of a bet">Open</Trans>}</Badge>;
  if (status === 'rejected') return <Badge tone="danger">{<Trans>Not accepted</Trans>}</Badge>;
  if (status === 'cashed_out') return <Badge tone="action">{<Trans>Cashed out</Trans>}</Badge>;
  if (status === 'void') return <Badge>{<Trans>Void</Trans>}</Badge>;
  const ending = endingOf(bet);
  if (ending === 'lost') return <Badge>{<Trans>Lost</Trans>}</Badge>;
  if (ending === 'won') return <Badge tone="action">{<Trans>Won</Trans>}</Badge>;
  if (ending === 'half_won') return <Badge tone="action">{<Trans>Half won</Trans>}</Badge>;
  if (ending === 'half_lost') return <Badge>{<Trans>Half lost</Trans>}</Badge>;
  if (ending === 'place_won') return <Badge>{<Trans>Place part won</Trans>}</Badge>;
  return <Badge>{ending === 'stake_back' ? <Trans>Stake back</Trans> : <Trans>Part of stake returned</Trans>}</Badge>;
}

function MatchState({ leg }: { leg: Bet['legs'][number] }) {
  const statusText = useStatusText();
  const { event } = leg;
  if (leg.field) return hasBegun(event.status) ? null : <KickOff at={event.kick_off_at} className={styles.state} />;
  if (leg.result === null && isInPlay(event.status)) return <LegLive leg={leg} />;
  if (!hasBegun(event.status)) return <KickOff at={event.kick_off_at} className={styles.state} />;
  if (!hasScore(event)) return <span className={styles.state}>{statusText(event.status)}</span>;
  return (
    <span className={styles.state} data-live={event.status === 'live'}>
      {event.score.home}–{event.score.away}
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

/** Returns the refund of a void bet. A free bet costs nothing, so nothing is refunded: it can be used again. */
const refundOf = ({ stake_cents, funding }: Bet): number => (funding?.kind === 'freebet' ? 0 : stake_cents);
