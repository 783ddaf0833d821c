import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSport } from '../testing/render-sport.tsx';
import { bet } from '../testing/sport-events.ts';
import { BetCard } from './BetCard.tsx';
import { agrees, recompute } from './recompute.ts';

const receipt = { lines: '1', unit: '1000', factors: ['2'], exact: '2000', payout_cents: 2_000 };
const won = bet(
  { status: 'settled', return_cents: 2_000, settled_at: '2026-11-20T21:00:00.000Z', receipt },
  { result: 1, void_factor: 0 },
);

test('a settled bet shows its sum, and that this browser came to the same', () => {
  renderSport(<BetCard bet={won} />);
  expect(screen.getByText('Won')).toBeInTheDocument();
  expect(screen.getByText(/^Won:/)).toHaveTextContent('Won: €10.00 × 2.00 = €20.00');
  expect(screen.getByText('Your browser recalculated it and got the same result.')).toBeInTheDocument();
});

test('a receipt that is one cent off does not pass', () => {
  const off = { ...won, return_cents: 1_999, receipt: { ...receipt, payout_cents: 1_999 } };
  renderSport(<BetCard bet={off} />);
  expect(screen.getByText(/Your browser got a different result/)).toBeInTheDocument();
  expect(agrees(recompute(won)!, { ...receipt, exact: '2001' })).toBe(false);
});

test('an open bet shows what it may return, a void one what came back', () => {
  const { unmount } = renderSport(<BetCard bet={bet()} />);
  expect(screen.getByText('Possible return').nextSibling).toHaveTextContent('€20.00');
  unmount();
  const void_ = { lines: '1', unit: '1000', factors: ['1'], exact: '1000', payout_cents: 1_000 };
  renderSport(
    <BetCard bet={bet({ status: 'void', return_cents: 1_000, receipt: void_ }, { result: 1, void_factor: 1 })} />,
  );
  expect(screen.getByText('Port Ashby – Nueva Coral: this bet is void.')).toBeInTheDocument();
  expect(screen.getByText('Returned').nextSibling).toHaveTextContent('€10.00');
});

/** Place part of a runner that placed without winning. */
const place = { places: 3, fraction: 5, result: 1, void_factor: 0, dead_heat: null } as const;
const onlyPlaced = {
  odds: 60_000,
  result: 0,
  void_factor: 0,
  field: { starting_price: false, dead_heat: null, deduction: 0, deduction_table: null, place },
} as const;

test('each way, a runner that was only placed is called so, as a bet and as a leg of several', () => {
  const { unmount } = renderSport(
    <BetCard
      bet={{ ...bet({ ...won, each_way: true, return_cents: 1_000 }), legs: [{ ...won.legs[0], ...onlyPlaced }] }}
    />,
  );
  expect(screen.getByText('Place part won')).toBeInTheDocument();
  unmount();
  const [leg] = won.legs;
  const legs = [
    { ...leg, ...onlyPlaced },
    { ...leg, event: { ...leg.event, id: 8 }, field: onlyPlaced.field },
  ] as const;
  renderSport(<BetCard bet={{ ...won, each_way: true, sizes: [2], legs: [...legs] }} />);
  expect(screen.getByText('Place part won')).toBeInTheDocument();
  expect(screen.queryByText('Lost')).not.toBeInTheDocument();
});

test.each([
  [500, { result: 0, void_factor: 0.5 }, '1/2', 'Half lost', 'Half lost: €10.00 × ½ = €5.00'],
  [1_500, { result: 1, void_factor: 0.5 }, '3/2', 'Half won', 'Half won: €10.00 × (½ + ½ × 2.00) = €15.00'],
  [0, { result: 0, void_factor: 0 }, '0', 'Lost', 'Lost: €10.00 × 0 = €0.00'],
] as const)('a bet is called by what came back of it: %i', (payout_cents, leg, factor, label, sum) => {
  const half = { ...receipt, factors: [factor], exact: String(payout_cents), payout_cents };
  renderSport(<BetCard bet={bet({ status: 'settled', return_cents: payout_cents, receipt: half }, leg)} />);
  expect(screen.getByText(label, { exact: true })).toBeInTheDocument();
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sum)).toBeInTheDocument();
});

test('of several legs one that is half won or half lost says so, and a stake that came back whole is no win', () => {
  const [leg] = won.legs;
  const legs = [
    { ...leg, result: 1 as const, void_factor: 0.5 as const },
    { ...leg, event: { ...leg.event, id: leg.event.id + 1 }, result: 0 as const, void_factor: 0.5 as const },
  ];
  renderSport(
    <BetCard
      bet={{
        ...won,
        receipt: { ...receipt, payout_cents: won.stake_cents },
        return_cents: won.stake_cents,
        legs: legs as never,
      }}
    />,
  );
  expect([screen.getByText('Half won'), screen.getByText('Half lost'), screen.getByText('Stake back')]).toHaveLength(3);
});

test('a receipt of several legs reckons the half that came back', () => {
  const [leg] = won.legs;
  const legs = [
    { ...leg, void_factor: 0.5 as const },
    { ...leg, event: { ...leg.event, id: leg.event.id + 1 } },
  ];
  const both = { ...receipt, factors: ['3/2', '2'], exact: '3000', payout_cents: 3_000 };
  renderSport(<BetCard bet={{ ...won, sizes: [2], return_cents: 3_000, receipt: both, legs: legs as never }} />);
  expect(screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '½ + ½ × 2.00 = 3/2',
    '× 2',
  ]);
});

test('a bet that was settled again says when and why, what it had returned and what was taken back', () => {
  const before = { status: 'settled' as const, return_cents: 2_000, settled_at: won.settled_at, receipt, legs: [] };
  const corrections = [{ at: '2026-11-20T22:00:00.000Z', kind: 'rollback' as const, before, moved_cents: -1_500 }];
  renderSport(<BetCard bet={bet({ corrections }, { rolled_back: true })} />);
  expect(screen.getByText('Result withdrawn')).toBeInTheDocument();
  expect(screen.getByText(/A result was withdrawn, so this bet’s settlement was reversed\./)).toHaveTextContent(
    'It had previously returned €20.00. €15.00 was taken from your balance.',
  );
});

test('a bet with an open leg has nothing to reckon yet', () => {
  expect(recompute(bet())).toBeNull();
});

const funding = {
  bonus_id: 5,
  title: { en: 'Welcome bonus', de: 'Willkommensbonus' },
  kind: 'money',
  paid_cents: 400,
  counted_cents: 1_000,
  not_counted: null,
} as const;

test('it says which fund paid, how much counted, and why nothing did', () => {
  const { unmount } = renderSport(<BetCard bet={bet({ funding })} />);
  expect(screen.getByText(/in cash/)).toHaveTextContent(
    '€6.00 in cash, €4.00 from Welcome bonus. €10.00 counts towards Welcome bonus.',
  );
  unmount();
  const opposite = { ...funding, paid_cents: 1_000, counted_cents: 0, not_counted: 'opposite_side' } as const;
  renderSport(<BetCard bet={bet({ funding: opposite })} />);
  expect(screen.getByText(/Paid by/)).toHaveTextContent(/you had an open bet that covers the other side/);
});

test('what a bonus that had ended would have got of a return is said', () => {
  renderSport(<BetCard bet={{ ...won, funding, return_cents: 1_200 }} />);
  expect(screen.getByText(/in cash/)).toHaveTextContent('€8.00 of the return belonged to a bonus');
});

test('a free bet shows its win without the stake', () => {
  const free = { ...funding, kind: 'freebet', paid_cents: 1_000, counted_cents: 0 } as const;
  renderSport(<BetCard bet={{ ...won, funding: free, return_cents: 1_000 }} />);
  expect(screen.getByText('Free bet: pays the winnings without the stake.')).toBeInTheDocument();
  expect(screen.getByText(/^Your free bet covered the stake, so you get/)).toHaveTextContent('you get €10.00');
});

test.each([
  ['ended', 2, 'Port Ashby – Nueva Coral ended 2–1.'],
  ['abandoned', 2, 'Port Ashby – Nueva Coral was abandoned at 2–1.'],
  ['not_started', 0, 'Port Ashby – Nueva Coral: this bet was settled before kick-off.'],
  ['postponed', 0, 'Port Ashby – Nueva Coral: this bet was settled before kick-off.'],
  ['live', 2, 'Port Ashby – Nueva Coral: this bet was settled during the match.'],
  ['cancelled', 0, null],
] as const)('the receipt of a match that is %s states no end and no score that never were', (status, home, course) => {
  const event = { ...won.legs[0].event, status, score: { home, away: home > 0 ? 1 : 0 } };
  renderSport(<BetCard bet={{ ...won, legs: [{ ...won.legs[0], event }] }} />);
  if (course) expect(screen.getByText(course)).toBeInTheDocument();
  if (status !== 'ended') expect(screen.queryByText(/ended/)).not.toBeInTheDocument();
  expect(screen.queryByText(/0–0/)).not.toBeInTheDocument();
});
