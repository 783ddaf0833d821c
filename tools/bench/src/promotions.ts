import { gameTitles, jackpotOf, jackpotTitles } from '@croupier/game-art';
import type { Database } from '@croupier/server-database';
import { checkLedger } from '@croupier/server-wallet/testing';
import { enterBonuses, enterRace, openJackpots } from './bets/promoted.ts';
import { type Ran, startBetting, withDatabase } from './bets/run.ts';
import { enterBettors } from './bets/setup.ts';
import { median, round } from './median.ts';

const PLAYERS = 1000;
const TURNS = 7;
const SECONDS = 4;
const MANY = 9000;
/** Maximum delay until copies know a race. */
const KNOWN_MS = 6_000;

/**
 * Measures how much promotions slow down a bet. The same bets are placed in turn by players without promotions, by
 * players with one active bonus each, in races of a thousand and of ten thousand players, and on titles that feed a
 * jackpot by chance or with an exact threshold. `npm run bench promotions [seconds]`.
 */
export async function bench([given]: string[] = []): Promise<void> {
  const seconds = Number(given ?? SECONDS);
  await withDatabase(async (db, url) => {
    const groups = await enterGroups(db);
    await db.query({ text: 'vacuum analyze', values: [] });
    const betting = await startBetting(url);
    for (const { bearers } of groups) await betting.bet(bearers, KNOWN_MS / 2000); // Warm-up, and the races are known.
    const ran = new Map<string, Ran[]>(groups.map(({ name }) => [name, []]));
    for (let turn = 0; turn < TURNS; turn++)
      for (const { name, bearers } of groups) ran.get(name)!.push(await betting.bet(bearers, seconds));
    betting.stop();
    const plain = ran.get('nothing')!;
    for (const [name, runs] of ran) {
      const ratio = median(runs.map(({ perSecond }, turn) => perSecond / plain[turn]!.perSecond));
      const rate = round(median(runs.map(({ perSecond }) => perSecond)), 0);
      const refused = runs.reduce((sum, each) => sum + each.refused, 0);
      console.log(`${name}: ${rate} bets/s, ${round(ratio)} of those with nothing (refused ${refused})`);
    }
    console.log(`ledger breaks: ${(await checkLedger(db)).breaks.length}`);
  });
}

async function enterGroups(db: Database): Promise<{ name: string; bearers: string[] }[]> {
  const [few, many] = gameTitles.map(({ slug }) => slug).filter((slug) => slug !== 'dice' && !jackpotOf(slug));
  const nothing = await enterBettors(db, PLAYERS);
  const bonus = await enterBettors(db, PLAYERS);
  await enterBonuses(db, bonus);
  const race = await enterBettors(db, PLAYERS, { slug: few! });
  await enterRace(db, { slug: few!, bettors: race, others: 0 });
  const great = await enterBettors(db, PLAYERS, { slug: many! });
  await enterRace(db, { slug: many!, bettors: great, others: MANY });
  await openJackpots(db);
  const chance = await enterBettors(db, PLAYERS, { slug: jackpotTitles['four-lanterns'][1] });
  const mustHit = await enterBettors(db, PLAYERS, { slug: jackpotTitles['high-tide'][1] });
  const named = {
    nothing,
    'an active bonus each': bonus,
    'a race of 1,000': race,
    'a race of 10,000': great,
    'a jackpot of chance': chance,
    'a jackpot of an exact sum': mustHit,
  };
  return Object.entries(named).map(([name, bettors]) => ({ name, bearers: bettors.map(({ bearer }) => bearer) }));
}
