import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { CircleCheck, CircleX, Hourglass, X } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import { shapeOf, totalOdds } from '@croupier/bet-math';
import type { Bet } from '@croupier/contracts';
import { Button, buttonClass, IconButton, Money } from '@croupier/ui-kit';
import { betQuery } from '../bets/bets.query.ts';
import { editStateOf, EditWaits, useWhyUnchanged } from '../bets/EditState.tsx';
import { LiveDelay } from '../bets/LiveDelay.tsx';
import { useBetNames } from '../bets/useBetNames.ts';
import { useRefusalText } from '../bets/useRefusalText.ts';
import { useEventTitle } from '../fields/event-title.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { useConnected } from '../live/connection.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { animateList } from '../page/animate-list.ts';
import { sentBetsAtom, slipTabAtom } from '../slip-model/slip.atoms.ts';
import { useFocusBack } from '../slip-model/useFocusBack.ts';
import { useRebet } from '../slip-model/useRebet.ts';
import { PlaceAgain } from './PlaceAgain.tsx';
import styles from './slip.module.css';

/** Renders the results of the bets just placed, until they are dismissed. */
export function SentBets({ inSheet = false }: { inSheet?: boolean }) {
  const [sent, setSent] = useAtom(sentBetsAtom);
  const [, setTab] = useAtom(slipTabAtom);
  const section = useFocusBack(sent[0]);
  if (sent.length === 0) return null;
  return (
    <section ref={section} tabIndex={-1} className={styles.sent}>
      <ul ref={animateList}>
        {sent.map((id) => (
          <SentBet key={id} id={id} onClose={() => setSent((all) => all.filter((other) => other !== id))} />
        ))}
      </ul>
      <div className={styles.sentActions}>
        {inSheet ? (
          <SportLink page={{ to: 'bets' }} className={buttonClass({ size: 'small', variant: 'quiet' })}>
            <Trans>My bets</Trans>
          </SportLink>
        ) : (
          <Button size="small" variant="quiet" onClick={() => setTab('bets')}>
            <Trans>My bets</Trans>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setSent([])}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </section>
  );
}

const POLL_PENDING_MS = 1_000;
const POLL_BESIDE_SOCKET_MS = 5_000;

const isUndecided = (bet: Bet): boolean => bet.status === 'pending' || editStateOf(bet) === 'waits';

function SentBet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const connected = useConnected();
  const names = useMarketNames();
  const priceText = usePriceText();
  const { data: bet } = useQuery({
    ...betQuery(useApi(), id),
    refetchInterval: ({ state }) =>
      state.data && isUndecided(state.data) ? (connected ? POLL_BESIDE_SOCKET_MS : POLL_PENDING_MS) : false,
  });
  const betNames = useBetNames();
  const title = useEventTitle();
  if (!bet) return null;
  const edit = editStateOf(bet);
  if (bet.edit && edit === 'made') return <SentBet id={bet.edit.id} onClose={onClose} />;
  const state = edit === 'refused' ? 'rejected' : isUndecided(bet) ? 'pending' : bet.status;
  const [leg, ...more] = bet.legs;
  const name = more.length > 0 ? betNames.placed(bet) : names.outcome(leg, leg.outcome, leg.event);
  const price = priceText(totalOdds(bet));
  return (
    <li className={styles.sentBet} data-status={state}>
      <StatusIcon status={state} />
      <div className={styles.what}>
        <p className={styles.outcome}>
          <StatusWords bet={bet} />
        </p>
        <p className={styles.market}>
          {more.length > 0 && shapeOf(bet.legs, bet.sizes).kind !== 'multiple' ? (
            name
          ) : (
            <Trans>
              {name} at {price}
            </Trans>
          )}
        </p>
        {bet.legs.map(({ event }) => (
          <p key={event.id} className={styles.market}>
            {title(event)}
          </p>
        ))}
        {bet.status === 'rejected' ? (
          <Rejected bet={bet} onClose={onClose} />
        ) : edit === 'refused' ? (
          <Unchanged bet={bet} />
        ) : edit === 'waits' ? (
          <p className={styles.market}>
            <EditWaits bet={bet} />
          </p>
        ) : (
          <p className={styles.market}>
            {bet.funding?.kind === 'freebet' ? (
              <Trans>
                Free bet of <Money amount={bet.stake_cents} currency={bet.currency} /> to win{' '}
                <Money amount={bet.possible_return_cents} currency={bet.currency} />
              </Trans>
            ) : (
              <Trans>
                <Money amount={bet.stake_cents} currency={bet.currency} /> to return{' '}
                <Money amount={bet.possible_return_cents} currency={bet.currency} />
              </Trans>
            )}
          </p>
        )}
      </div>
      <IconButton
        label={t`Dismiss ${name}`}
        icon={<X size={18} aria-hidden="true" />}
        onClick={onClose}
        className={styles.remove}
      />
    </li>
  );
}

/**
 * Renders why a bet was refused, that nothing was charged, and the ways to try again: at current odds, or on the slip.
 */
function Rejected({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const refusalText = useRefusalText();
  const rebet = useRebet();
  const again = async () => {
    await rebet(bet);
    onClose();
  };
  return (
    <>
      <p className={styles.reason}>{refusalText(bet.rejection)}</p>
      <p className={styles.market}>
        {bet.funding?.kind === 'freebet' ? (
          <Trans>Your free bet can be used again.</Trans>
        ) : (
          <Trans>
            Your stake of <Money amount={bet.stake_cents} currency={bet.currency} /> was returned.
          </Trans>
        )}
      </p>
      <PlaceAgain bet={bet} onPlaced={onClose} />
      <button type="button" className={styles.again} onClick={() => void again()}>
        <Trans>Add to slip again at current odds</Trans>
      </button>
    </>
  );
}

/** Renders why an edit failed, and that the bet is unchanged. */
function Unchanged({ bet: { edit, stake_cents, currency } }: { bet: Bet }) {
  const whyUnchanged = useWhyUnchanged();
  return (
    <>
      <p className={styles.reason}>{whyUnchanged(edit)}</p>
      <p className={styles.market}>
        <Trans>
          Your original bet of <Money amount={stake_cents} currency={currency} /> still applies.
        </Trans>
      </p>
    </>
  );
}

function StatusIcon({ status }: Pick<Bet, 'status'>) {
  if (status === 'pending') return <Hourglass size={22} aria-hidden="true" />;
  return status === 'rejected' ? (
    <CircleX size={22} aria-hidden="true" />
  ) : (
    <CircleCheck size={22} aria-hidden="true" />
  );
}

function StatusWords({ bet }: { bet: Bet }) {
  const edit = editStateOf(bet);
  if (edit === 'refused') return <Trans>Your bet was not changed</Trans>;
  if (bet.edit && edit === 'waits') return <LiveDelay until={bet.edit.decide_at} />;
  if (bet.status === 'pending') return <LiveDelay until={bet.decide_at} />;
  if (bet.status === 'rejected') return <Trans>Your bet was not accepted</Trans>;
  if (bet.status === 'accepted') return <Trans>Your bet is placed</Trans>;
  return <Trans>Your bet is settled</Trans>;
}
