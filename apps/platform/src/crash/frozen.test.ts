import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '@croupier/server-wallet/testing';
import { CrashSite } from './crash-site.ts';
import { NoAnswer } from './crash-visitor.ts';
import { Gambler } from './gambler.ts';
import { type PlatformProcess, startProcess } from './platform-process.ts';

/** Number of freezes: one in a normal run, a tenth of CRASH_KILLS in the nightly one. */
const FREEZES = Math.ceil(Number(process.env['CRASH_KILLS'] ?? 4) / 10);
const ORIGIN = 'http://casino.localhost:4200';
const LONGEST_BET_MS = 2_000;
/** Time after which the database has ended the transactions a frozen instance left open. */
const LONGEST_HOLD_MS = 30_000;

let site: CrashSite;
/** Two instances: the first is frozen, the second continues. */
let copies: readonly [PlatformProcess, PlatformProcess];

beforeAll(async () => {
  site = await CrashSite.start();
  copies = [site.platform, await startProcess(site.cluster.url('postgres'), 0)];
}, 120_000);
afterAll(async () => {
  await copies?.[1].kill();
  await site?.stop();
});

/** Creates a gambler who plays on one instance and may switch to the other. */
async function gamblerAt(copy: 0 | 1) {
  let at = copy;
  const gambler = new Gambler(() => copies[at].url, ORIGIN);
  await site.fund([gambler]);
  await gambler.sitDown('dice');
  return { gambler, goTo: (other: 0 | 1) => (at = other) };
}

/** Repeats a round until it is accepted, as a browser does. */
async function playUntilTaken(gambler: Gambler, id: string) {
  const until = performance.now() + LONGEST_HOLD_MS;
  for (;;) {
    try {
      return await gambler.play(id);
    } catch (error) {
      if (!(error instanceof NoAnswer) || performance.now() > until) throw error;
    }
  }
}

// shows: promise:X1
test(
  `one of two copies is frozen ${FREEZES} times during play: the other goes on, and nothing is lost or done twice`,
  { tags: 'nightly', timeout: FREEZES * 120_000 },
  async () => {
    const frozen = [await gamblerAt(0), await gamblerAt(0), await gamblerAt(0)];
    const { gambler: other } = await gamblerAt(1);
    for (let freeze = 0; freeze < FREEZES; freeze++) {
      for (const each of frozen) each.goTo(0);
      const enough = Promise.withResolvers<void>();
      let left = 15;
      const playing = frozen.map(({ gambler }) => gambler.playOn(() => --left === 0 && enough.resolve()));
      await enough.promise;
      copies[0].freeze();
      for (let bet = 0; bet < 20; bet++) {
        const asked = performance.now();
        await other.play(randomUUID());
        expect(performance.now() - asked).toBeLessThan(LONGEST_BET_MS);
      }
      const asked = frozen.map(({ gambler }) => gambler.unanswered!);
      for (const each of frozen) each.goTo(1);
      const rounds = await Promise.all(frozen.map(({ gambler }, at) => playUntilTaken(gambler, asked[at]!)));
      copies[0].thaw();
      for (const { gambler } of frozen) gambler.leave();
      await Promise.all(playing);
      for (const [at, { gambler }] of frozen.entries()) {
        const late = gambler.answered.find(({ id }) => id === asked[at]);
        if (late) expect(late).toEqual(rounds[at]!.round);
        for (const round of gambler.answered) expect((await gambler.play(round.id)).round).toEqual(round);
      }
      expect((await checkLedger(site.db)).breaks).toEqual([]);
    }
  },
);
