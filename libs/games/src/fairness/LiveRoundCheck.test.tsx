import { bls12_381 } from '@noble/curves/bls12-381.js';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { type LiveBet, type LiveRound, readLiveBets, readLiveRound } from '@croupier/contracts';
import {
  beaconRandomness,
  drawBust,
  drawCoup,
  drawPocket,
  drawSegment,
  ownBeacon,
  sharedStream,
} from '@croupier/game-math';
import { browserHmac, sha256Hex } from '@croupier/game-math/browser';
import { buildLiveBet, buildRound, buildTable } from '../testing/build-live.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { LiveRoundCheck, PastedLiveRound } from './LiveRoundCheck.tsx';
import { parseLive, rerunLive } from './rerun-live.ts';

const secret = '5e'.repeat(32);
const salt = 'b1'.repeat(32);
const stream = () => sharedStream(browserHmac, { secret, salt, round: 12 });
const pocket = drawPocket(stream());
const bust = drawBust(stream());
const table = buildTable({ kind: 'roulette', slug: 'harbour-roulette', title: 'Harbour Roulette' });

const over = (changes: Partial<LiveRound> = {}) =>
  buildRound({ state: 'over', secret, salt, commitment: sha256Hex(secret), outcome: { pocket }, ...changes });
const bet = (name: string, win_cents: number, changes: Partial<LiveBet> = {}) =>
  buildLiveBet({
    id: crypto.randomUUID(),
    fields: [{ name, stake_cents: 100 }],
    status: 'settled',
    win_cents,
    ...changes,
  });

interface Shown {
  round?: LiveRound;
  before?: Partial<LiveRound>;
  bets?: LiveBet[];
  signedIn?: boolean;
}

function show({ round = over(), before = { secret: round.commitment }, bets = [], signedIn = true }: Shown = {}) {
  const api = answering([
    [
      readLiveRound,
      ({ params }: { params: { number: string } }) => ({
        table,
        round: params.number === '12' ? round : over({ number: 11, ...before }),
      }),
    ],
    [readLiveBets, { data: bets, next: null }],
  ]);
  renderInApp(<LiveRoundCheck table="harbour-roulette" number={12} signedIn={signedIn} />, api);
}
const step = async (name: RegExp) => (await screen.findByRole('heading', { name })).closest('li')!;

test('a live round is worked out step by step, to what each own bet pays', async () => {
  show({ bets: [bet(String(pocket), 3600), bet(String((pocket + 1) % 37), 0)] });
  for (const name of [
    /^The revealed secret/,
    /^It’s a link in a hash chain made in advance/,
    /^The table rules turn the numbers into a result/,
    /^What your bets/,
  ])
    expect(within(await step(name)).getByText('Matches')).toBeVisible();
  expect(screen.getByText(/^Salt source: offline/)).toBeVisible();
  expect(
    within(await step(/^The table rules turn the numbers into a result/)).getByText(/^The ball landed on/),
  ).toBeVisible();
  expect(within(await step(/^What your bets/)).getByText('€36.00')).toBeVisible();
});

test('another secret, another result, another payment: each is found out', async () => {
  show({
    round: over({ commitment: 'ab'.repeat(32), outcome: { pocket: (pocket + 1) % 37 } }),
    before: { secret: 'cd'.repeat(32) },
    bets: [bet(String(pocket), 3500)],
  });
  for (const name of [/^The revealed secret/, /^The table rules turn the numbers into a result/, /^What your bets/])
    expect(within(await step(name)).getByText('Doesn’t match')).toBeVisible();
  expect(within(await step(/^It’s a link in a hash chain made in advance/)).queryByText('Matches')).toBeNull();
});

test('guests see the round alone, and a bet that was taken back is none', async () => {
  show({ signedIn: false });
  await step(/^The table rules turn the numbers into a result/);
  expect(screen.queryByRole('heading', { name: /^What your bets/ })).toBeNull();
});

test('a round that is not over, or void, says so', async () => {
  show({ round: buildRound() });
  expect(await screen.findByText(/^This round isn’t over yet\./)).toBeVisible();
});

test('a round that is not there says so', async () => {
  const refused = () => {
    throw new CallRefused(404, {});
  };
  renderInApp(<LiveRoundCheck table="nowhere" number={1} signedIn={false} />, answering([[readLiveRound, refused]]));
  expect(await screen.findByRole('heading', { name: 'Round not found' })).toBeVisible();
});

test('what is copied can be pasted, and no other text', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  show({ bets: [bet(String(pocket), 3600)] });
  await user.click(await screen.findByRole('button', { name: 'Copy this round' }));
  const copied = write.mock.calls[0]![0];
  expect(parseLive(copied)).toMatchObject({ round: over(), bets: [{ win_cents: 3600 }] });
  document.body.replaceChildren();
  renderInApp(<PastedLiveRound />, answering([]));
  const field = screen.getByLabelText('Copied live round');
  await user.click(field);
  await user.paste('{"round":{}}');
  await user.click(screen.getByRole('button', { name: 'Check this round' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^This isn’t a complete copied round\./);
  await user.clear(field);
  await user.paste(copied);
  await user.click(screen.getByRole('button', { name: 'Check this round' }));
  expect(within(await step(/^What your bets/)).getByText('Matches')).toBeVisible();
});

test('every kind is drawn as its table draws, and a beacon’s signature is checked', async () => {
  const kinds = {
    crash: { bust },
    roulette: { pocket },
    baccarat: drawCoup(stream()),
    wheel: { segment: drawSegment(stream()) },
  } as const;
  for (const [kind, outcome] of Object.entries(kinds)) {
    const live = { table: { title: kind, kind: kind as keyof typeof kinds }, round: over({ outcome }), bets: [] };
    const rerun = rerunLive(live)!;
    expect([rerun.outcome, rerun.sameOutcome]).toEqual([outcome, true]);
    expect(rerun.draws.length).toBeGreaterThan(0);
  }
  const own = ownBeacon(bls12_381.shortSignatures, 'test', {
    ...{ name: 'stand-in', genesisAt: Date.parse('2026-11-25T11:00:00Z'), periodMs: 3_000 },
  });
  const signature = own.sign(1_204);
  const said = beaconRandomness(signature);
  const signed = over({
    ...{ salt: said, salt_source: 'stand-in', salt_round: 1_204 },
    outcome: { pocket: drawPocket(sharedStream(browserHmac, { secret, salt: said, round: 12 })) },
    beacon: {
      ...{ chain: own.chain, public_key: own.publicKey, appears_at: '2026-11-25T12:00:09.000Z', signature },
    },
  });
  show({ round: signed });
  expect(await screen.findByText('The signature was made with the key of stand-in, for round 1204.')).toBeVisible();
});

test('a flight pays by what it was cashed out at, an automatic cash-out by itself', async () => {
  const flown = over({ outcome: { bust } });
  const live = buildLiveBet({ stake_cents: 1000, status: 'settled' });
  const { winOf } = await import('../live/outcomes.ts');
  const pays = (changes: Partial<LiveBet>) => winOf({ ...live, ...changes }, flown.outcome!);
  expect(pays({ cashed_out_at: 101 })).toBe(bust >= 101 ? 1010n : 0n);
  expect(pays({ auto_cash_out: bust + 1 })).toBe(0n);
  expect(pays({ auto_cash_out: bust })).toBe(bust >= 101 ? BigInt(bust) * 10n : 0n);
});
