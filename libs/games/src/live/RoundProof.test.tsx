import { bls12_381 } from '@noble/curves/bls12-381.js';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import type { LiveRound } from '@croupier/contracts';
import { beaconRandomness, drawBust, ownBeacon, quicknet, sharedStream } from '@croupier/game-math';
import { browserHmac, sha256Hex } from '@croupier/game-math/browser';
import { buildRound } from '../testing/build-live.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { Proof } from './RoundProof.tsx';
import { verifyBeacon } from './verify-beacon.ts';

const own = ownBeacon(bls12_381.shortSignatures, 'test', {
  ...{ name: 'stand-in', genesisAt: Date.parse('2026-11-25T11:00:00Z'), periodMs: 3_000 },
});
const SALT_ROUND = 1_204; // 12:00:09, a second after the lock.
const secret = '5e'.repeat(32);

/** Builds a finished round, drawn as the server does from a beacon's signature. */
function over(changes: Partial<LiveRound> = {}, beacon: Partial<LiveRound['beacon'] & object> = {}): LiveRound {
  const signature = beacon.signature ?? own.sign(SALT_ROUND);
  const salt = beaconRandomness(signature);
  return buildRound({
    ...{ state: 'over', starts_at: '2026-11-25T12:00:10.000Z', lasts_ms: 0, secret, salt },
    ...{ outcome: { bust: drawBust(sharedStream(browserHmac, { secret, salt, round: 12 })) } },
    ...{ commitment: sha256Hex(secret), salt_source: 'stand-in', salt_round: SALT_ROUND },
    beacon: {
      ...{ chain: own.chain, public_key: own.publicKey, appears_at: '2026-11-25T12:00:09.000Z', signature },
      ...beacon,
    },
    ...changes,
  });
}

const shown = async (round: LiveRound) => {
  renderInApp(<Proof kind="crash" round={round} />, answering([]));
  await screen.findByText(/^You still have to trust/);
  return screen.getAllByRole('listitem').flatMap((item) => item.dataset['good'] ?? []);
};

test('a beacon’s signature is checked in the browser, and what is left to trust is said', async () => {
  expect(await shown(over())).toEqual(['true', 'true', 'true', 'true', 'true']);
  expect(screen.getByText('The signature was made with the key of stand-in, for round 1204.')).toBeVisible();
  expect(screen.getByText('The beacon published that round 1.0 s after betting closed.')).toBeVisible();
  expect(screen.getByText(/the operator of stand-in, because this page has its key only from us/)).toBeVisible();
});

test('a flipped bit, another round or another salt shows', async () => {
  const signature = own.sign(SALT_ROUND);
  const flipped = signature.slice(0, -1) + (parseInt(signature.slice(-1), 16) ^ 1).toString(16);
  const checked = async (round: LiveRound) => {
    const { signed, sameSalt } = (await verifyBeacon(round))!;
    return [signed, sameSalt];
  };
  expect(await checked(over())).toEqual([true, true]);
  expect(await checked(over({}, { signature: flipped }))).toEqual([false, false]);
  expect(await checked(over({ salt_round: SALT_ROUND + 1 }))).toEqual([false, false]);
  expect(await checked(over({ salt: 'ab'.repeat(32) }))).toEqual([true, false]);
  expect(await shown(over({ salt_round: SALT_ROUND + 1 }))).toEqual(['true', 'true', 'false', 'false', 'true']);
  expect(screen.getByText('The signature wasn’t made with the key of stand-in, for round 1205.')).toBeVisible();
});

test('of quicknet the page knows key and times itself: neither a key nor a time that we name counts', async () => {
  const [chain, salt_round] = [quicknet.chain, 1_000];
  // Published by drand; it appeared on 2023-08-23 at 15:59:24 UTC.
  const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
  const real = over({ salt_round, locks_at: '2023-08-23T15:59:23.000Z' }, { chain, signature });
  expect(await verifyBeacon(real)).toEqual({ signed: true, sameSalt: true, afterLockMs: 1_000, known: true });
  const forged = over({ salt_round }, { chain, signature: own.sign(salt_round) });
  expect(await verifyBeacon(forged)).toMatchObject({ signed: false, sameSalt: false });
  const late = over({ salt_round, locks_at: '2023-08-23T15:59:24.000Z' }, { chain, signature });
  expect(await shown(late)).toEqual(['true', 'true', 'true', 'true', 'false']);
  expect(screen.getByText('The beacon published that round before betting closed.')).toBeVisible();
  expect(screen.getByText(/The organisations behind stand-in didn’t collude/)).toBeVisible();
});

test('a round without a beacon has no steps of one', async () => {
  const round = over({ beacon: null, salt_source: 'offline', salt_round: null });
  expect(await verifyBeacon(round)).toBeNull();
  renderInApp(<Proof kind="crash" round={round} />, answering([]));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/^Salt source: offline/)).toBeVisible();
});
