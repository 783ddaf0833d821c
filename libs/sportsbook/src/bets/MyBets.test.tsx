import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { quoteCashOut, readBets, readBetTotals, readCashOuts, readSportEvent, takeCashOut } from '@croupier/contracts';
import { eventQuery } from '../events/event.query.ts';
import { announcementAtom } from '../slip-model/slip.atoms.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { bet, sportEvent } from '../testing/sport-events.ts';
import { fileAddress } from './bets-file.ts';
import { wantedOf } from './bets-filter.ts';
import { type BetsView, readBetsView } from './bets-view.ts';
import { FollowBets } from './FollowBets.tsx';
import { MyBetsPage } from './MyBets.tsx';
import { spansBetween } from './spans.ts';

beforeEach(() => localStorage.clear());

const totals = {
  currencies: [{ currency: 'EUR', bets: 3, staked_cents: 3_000, returned_cents: 4_500, possible_cents: 0 }],
  step: 'day',
  spans: [{ span: '2026-11-20', currency: 'EUR', staked_cents: 3_000, returned_cents: 4_500 }],
};

const quote = {
  ...{ id: 'b2b7a5f4-0000-4000-8000-000000000000', share: 100, stake_cents: 1_000 },
  ...{ remaining_stake_cents: 0, remaining_return_cents: 0 },
  ...{ expires_at: '2100-01-01T00:00:00.000Z', stands_seconds: 10 },
};

function Page({ at = {} }: { at?: BetsView }) {
  const [shown, setShown] = useState(at);
  return <MyBetsPage shown={shown} onShow={setShown} />;
}

function show(at: BetsView, bets: readonly unknown[], event = sportEvent()) {
  const asked: Record<string, string>[] = [];
  const list = ({ query }: { query: Record<string, string> }) => (asked.push(query), { data: bets, next: null });
  const view = renderSport(<Page at={at} />, {
    answers: [
      [readBets, list],
      [readBetTotals, totals],
      [readSportEvent, event],
    ],
  });
  return { ...view, asked };
}

test('what is chosen is asked of the server, and summed up whether it is shown or not', async () => {
  const { asked } = show({ view: 'settled' }, []);
  expect(await screen.findByText('No settled bets yet')).toBeInTheDocument();
  expect(screen.getByText('Net').nextSibling).toHaveTextContent('€15.00');
  await userEvent.click(screen.getByText('Filter'));
  await userEvent.selectOptions(screen.getByLabelText('Result'), 'Cashed out');
  await userEvent.selectOptions(screen.getByLabelText('Sport'), 'Tennis');
  await userEvent.type(screen.getByRole('searchbox'), ' port ');
  expect(await screen.findByText('No bets found')).toBeInTheDocument();
  await vi.waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ state: 'settled', ending: 'cashed_out', sport: 'tennis', search: 'port' }),
  );
  expect(screen.getByRole('link', { name: 'Download as CSV', hidden: true })).toHaveAttribute(
    'href',
    '/api/sportsbook/bets.csv?state=settled&ending=cashed_out&sport=tennis&search=port',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No settled bets yet')).toBeInTheDocument();
});

test('an address that makes no sense shows everything', () => {
  expect(
    wantedOf(readBetsView({ view: 'x', ending: 1, sport: 'chess', live: 'yes', from: '2026-02-30', search: ' ' })),
  ).toEqual({
    state: 'open',
  });
  expect(readBetsView({ search: 1234 }).search).toBe('1234');
  expect(fileAddress({ live: true })).toBe('/api/sportsbook/bets.csv?state=open&live=true');
});

test('an open bet says while its match is on whether it is winning, as the score moves', async () => {
  const event = sportEvent({ status: 'live', score: { home: 1, away: 0 } });
  const open = bet();
  open.legs[0].event = { ...open.legs[0].event, status: 'live' };
  const { queryClient } = show({}, [open], event);
  expect(await screen.findByText('Winning now')).toBeInTheDocument();
  act(() => {
    queryClient.setQueryData(eventQuery(null as never, event.id).queryKey, { ...event, score: { home: 1, away: 2 } });
  });
  expect(await screen.findByText('Losing now')).toBeInTheDocument();
  expect(screen.getByText('1–2')).toBeInTheDocument();
});

test('a bet that is cashed out says what it paid until that is read, and is found among the settled ones', async () => {
  const open = bet();
  const sold = { ...open, status: 'cashed_out', return_cents: 1_230 };
  const offer = { bet_id: open.id, pays_cents: 1_230, fair_cents: 1_300, reason: null };
  let taken = false;
  const list = ({ query: { state } }: { query: { state: string } }) => ({
    data: taken === (state === 'settled') ? [taken ? sold : open] : [],
    next: null,
  });
  const { store } = renderSport(<Page />, {
    answers: [
      [readBets, list],
      [readBetTotals, totals],
      [readCashOuts, () => (taken ? [] : [offer])],
      [quoteCashOut, { ...quote, ...offer }],
      [takeCashOut, () => ((taken = true), sold)],
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cash out €12.30' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cash out €12.30' }));
  const paid = 'Your bet was cashed out: Port Ashby against Nueva Coral. You received €12.30.';
  expect(await screen.findByText(paid)).toBeVisible();
  expect(store.get(announcementAtom)).toBe(paid);
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent(paid));
  expect(await screen.findByText('No open bets')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show settled bets' }));
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent(/Cashed out/);
  expect(screen.getByText(paid)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(paid)).toBeNull();
});

test('a bet that a rule cashed out says so as well; one that was settled long ago does not', async () => {
  const open = bet();
  const { send, topics } = renderSport(
    <>
      <FollowBets />
      <Page />
    </>,
    {
      answers: [
        [readBets, { data: [open], next: null }],
        [readBetTotals, totals],
      ],
    },
  );
  await screen.findByRole('button', { name: /^Edit bet:/ });
  const sold = { ...open, status: 'cashed_out', return_cents: 1_500 };
  await vi.waitFor(() => expect(topics()).toContain('bets'), 5_000);
  act(() => send('bets', 'changed', { ...sold, id: 'b2b7a5f4-0000-4000-8000-000000000009' }));
  expect(screen.queryByText(/^Your bet was cashed out:/)).toBeNull();
  act(() => send('bets', 'changed', sold));
  expect(await screen.findByText(/^Your bet was cashed out: .* You received €15\.00\.$/)).toBeVisible();
});

test('days and months without a bet stay as gaps, the newest where they are too many', () => {
  expect(spansBetween(['2026-02-27', '2026-03-01'])).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(spansBetween(['2025-12', '2026-01'])).toEqual(['2025-12', '2026-01']);
  expect(spansBetween(['1999-01', '2026-01'])).toHaveLength(36);
  expect(spansBetween([])).toEqual([]);
});
