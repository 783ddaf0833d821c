import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '@croupier/server-wallet/testing';
import { CrashSite } from './crash-site.ts';
import { Gambler } from './gambler.ts';

/** Number of kills: 1 in a normal run, 100 in the nightly one. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 1);
const PLAYERS = 4;
const ORIGIN = 'http://casino.localhost:4200';

let site: CrashSite;
const gamblers: Gambler[] = [];

beforeAll(async () => {
  site = await CrashSite.start();
  for (let index = 0; index < PLAYERS; index++) gamblers.push(new Gambler(() => site.platform.url, ORIGIN));
  await site.fund(gamblers);
  for (const gambler of gamblers) await gambler.sitDown('dice');
}, 120_000);

afterAll(() => site?.stop());

/** Lets all players play, kills during it, restarts, and compares every reply with what is stored. */
async function killDuringPlay(kill: () => Promise<void>, startAgain: () => Promise<void>): Promise<number> {
  for (const gambler of gamblers) gambler.answered.length = 0;
  // Counts replies instead of time, so that the kill hits the middle of four players' bets on any machine.
  let left = randomInt(5, 60);
  const enough = Promise.withResolvers<void>();
  const playing = Promise.all(gamblers.map((gambler) => gambler.playOn(() => --left === 0 && enough.resolve())));
  await Promise.race([enough.promise, playing]);
  await kill();
  await playing;
  await startAgain();
  let answered = 0;
  for (const gambler of gamblers) {
    for (const round of gambler.answered) expect((await gambler.play(round.id)).round).toEqual(round);
    answered += gambler.answered.length;
    const lost = await gambler.play(gambler.unanswered!); // Either played now, or returned as stored.
    expect((await gambler.play(gambler.unanswered!)).round).toEqual(lost.round);
  }
  const check = await checkLedger(site.db);
  expect(check.breaks).toEqual([]);
  return answered;
}

// shows: promise:X1; promise:R5
test(
  `the platform is killed ${KILLS} times during play: every answer is stored, the ledger balances, play goes on`,
  { timeout: KILLS * 30_000 },
  async () => {
    let answered = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      answered += await killDuringPlay(
        () => site.platform.kill(),
        () => site.startPlatform(),
      );
    }
    expect(answered).toBeGreaterThan(KILLS);
  },
);

// shows: promise:X1
test(
  `the platform and its Postgres are killed ${KILLS} times during play: the same holds`,
  { tags: 'nightly', timeout: KILLS * 60_000 },
  async () => {
    let answered = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      const killBoth = async () => void (await Promise.all([site.killCluster(), site.platform.kill()]));
      answered += await killDuringPlay(killBoth, async () => {
        await site.startCluster();
        await site.startPlatform();
      });
    }
    expect(answered).toBeGreaterThan(KILLS);
  },
);

// shows: promise:X2; promise:A8
test(
  'while the database is away every call says 503, and ten seconds after it is back all is well',
  { timeout: 60_000 },
  async () => {
    const read = async () => (await fetch(`${site.platform.url}/api/stats/winners/latest`)).status;
    expect(await read()).toBe(200);
    await site.killCluster();
    expect(await read()).toBe(503);
    await site.startCluster();
    const back = performance.now();
    while ((await read()) !== 200) expect(performance.now() - back).toBeLessThan(10_000);
    const [gambler] = gamblers;
    await gambler!.play(randomUUID());
  },
);
