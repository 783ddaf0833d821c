import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { CallRefused, useApi } from '@croupier/api-client';
import type { SportEventDetail, SportMarket } from '@croupier/contracts';
import { Badge, Button, buttonClass, Card, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { eventQuery } from '../events/event.query.ts';
import { FollowEvent } from '../events/LiveOdds.tsx';
import { eventPage, type NamedEvent, useEventTitle } from '../fields/event-title.ts';
import { type FieldDetail, fieldQuery } from '../fields/fields.query.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { pollEvery, useConnected } from '../live/connection.ts';
import { useReasons } from '../markets/reasons.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { namesOf, pickRunner } from '../slip-model/field-selection.ts';
import { legNow } from '../slip-model/leg-now.ts';
import { pick } from '../slip-model/pick.ts';
import type { Selection } from '../slip-model/selection.ts';
import { MOST_SELECTIONS, slipAtom } from '../slip-model/slip.atoms.ts';
import { useShowSlip } from '../slip-model/useShowSlip.ts';
import styles from './shared-slip.module.css';
import { readSlipCode, type SharedPick } from './slip-code.ts';

const POLL_MS = 4_000;

/** Renders a shared slip at current odds. Adds nothing to the visitor's own slip until they confirm. */
export function SharedSlip({ code }: { code: string }) {
  const picks = readSlipCode(code);
  return (
    <div className={page.page}>
      <PageTitle>
        <Trans>Shared bet slip</Trans>
      </PageTitle>
      {picks.length === 0 ? <NothingLeft /> : <Picks picks={picks} />}
    </div>
  );
}

function Picks({ picks }: { picks: readonly SharedPick[] }) {
  const api = useApi();
  const connected = useConnected();
  const keys = [...new Set(picks.map(keyOf))];
  const of = (key: string) => picks.find((one) => keyOf(one) === key)!;
  const refetchInterval = pollEvery(connected, POLL_MS);
  const matches = useQueries({
    queries: keys.map((key) => ({ ...eventQuery(api, of(key).eventId), refetchInterval, enabled: !of(key).isField })),
  });
  const fields = useQueries({
    queries: keys.map((key) => ({
      ...fieldQuery(api, of(key).eventId),
      refetchInterval: POLL_MS,
      enabled: of(key).isField,
    })),
  });
  const events = keys.map((key, at) => (of(key).isField ? fields : matches)[at]!);
  const loading = events.some(({ isPending }) => isPending);
  const unanswered = events.filter(({ error, data }) => error && !data && !isUnknown(error));
  if (unanswered.length > 0)
    return (
      <ErrorState
        onRetry={() => unanswered.forEach(({ refetch }) => void refetch())}
        retrying={unanswered.some(({ isFetching }) => isFetching)}
      />
    );
  const shared = picks.map((one) => ({ pick: one, event: events[keys.indexOf(keyOf(one))]?.data }));
  const selections = shared.flatMap((one) => selectionOf(one) ?? []);
  if (!loading && selections.length === 0) return <NothingLeft />;
  return (
    <>
      {matches.map(({ data }) => data && <FollowEvent key={data.id} id={data.id} />)}
      <ul className={styles.picks}>
        {shared.map((one, at) => (
          <li key={at}>
            {events[keys.indexOf(keyOf(one.pick))]?.isPending ? (
              <Skeleton height={92} shape="card" />
            ) : (
              <SharedLine {...one} />
            )}
          </li>
        ))}
      </ul>
      <PutOnSlip selections={selections} loading={loading} />
    </>
  );
}

const keyOf = ({ eventId, isField }: SharedPick): string => `${isField}/${eventId}`;

const isUnknown = (error: Error): boolean => error instanceof CallRefused && error.status === 404;

function NothingLeft() {
  return (
    <EmptyState
      as="h2"
      art="search"
      title={<Trans>These bets can no longer be placed</Trans>}
      text={<Trans>The matches are over, or the link is incomplete.</Trans>}
      action={
        <SportLink page={{ to: 'home' }} className={buttonClass({ variant: 'secondary' })}>
          <Trans>See the matches</Trans>
        </SportLink>
      }
    />
  );
}

interface Shared {
  readonly pick: SharedPick;
  readonly event: SportEventDetail | FieldDetail | undefined;
}

/** Returns the selection if it can be added to a slip, open or suspended; otherwise null. */
function selectionOf({ pick: { market_id, specifiers, outcome }, event }: Shared): Selection | null {
  const market = event?.markets.find((one) => one.market_id === market_id && one.specifiers === specifiers);
  const selection = event && market ? pickIn(event, market, outcome) : null;
  return selection && legNow(selection, event).state !== 'closed' ? selection : null;
}

const pickIn = (event: SportEventDetail | FieldDetail, market: SportMarket, outcome: string): Selection | null =>
  'home' in event ? pick(event, market, outcome) : pickRunner(event, market, outcome);

const namedEvent = (event: SportEventDetail | FieldDetail): NamedEvent =>
  'home' in event
    ? { id: event.id, home: event.home.name, away: event.away.name, tournament: event.tournament.name }
    : namesOf(event);

function SharedLine(shared: Shared) {
  const names = useMarketNames();
  const priceText = usePriceText();
  const reasons = useReasons();
  const title = useEventTitle();
  const { pick: picked, event } = shared;
  if (!event)
    return (
      <Card className={styles.pick}>
        <p className={styles.soft}>
          <Trans>This match is no longer available</Trans>
        </p>
      </Card>
    );
  const selection = selectionOf(shared);
  const standing = selection && legNow(selection, event);
  const sides = namedEvent(event);
  return (
    <Card className={styles.pick}>
      <p className={styles.outcome} data-off={!selection}>
        {names.outcome(picked, picked.outcome, sides)}
      </p>
      <p className={styles.price}>
        {selection ? (
          priceText(selection.seen.odds)
        ) : (
          <Badge>{<Trans context="of a bet">No longer offered</Trans>}</Badge>
        )}
      </p>
      <p className={styles.soft}>{names.market(picked, sides)}</p>
      {standing?.state === 'suspended' && standing.reason && (
        <p className={styles.stopped}>{reasons(standing.reason)}</p>
      )}
      <SportLink page={eventPage(sides)} className={styles.match}>
        {title(sides)}
        {standing?.live && !sides.field && (
          <Badge tone="live">
            {event.score.home}–{event.score.away}
          </Badge>
        )}
      </SportLink>
    </Card>
  );
}

function PutOnSlip({ selections, loading }: { selections: readonly Selection[]; loading: boolean }) {
  const { t } = useLingui();
  const slip = useAtomValue(slipAtom);
  const setSlip = useSetAtom(slipAtom);
  const showSlip = useShowSlip();
  const fresh = selections.filter(({ key }) => slip.every((own) => own.key !== key));
  const room = MOST_SELECTIONS - slip.length;
  const put = () => {
    setSlip([...slip, ...fresh.slice(0, room)]);
    showSlip();
  };
  const count = Math.min(fresh.length, Math.max(0, room));
  return (
    <div className={styles.put}>
      <p className={styles.soft}>
        <Trans>
          These are the current odds, not those from when the link was created. You choose the stake yourself.
        </Trans>
      </p>
      {!loading && fresh.length === 0 ? (
        <p role="status">{t`All these selections are on your slip.`}</p>
      ) : (
        <Button size="large" onClick={put} loading={loading} disabled={count === 0}>
          {count === 0 ? (
            <Trans>Your slip is full</Trans>
          ) : (
            <Plural value={count} one="Add # selection to my slip" other="Add # selections to my slip" />
          )}
        </Button>
      )}
    </div>
  );
}
