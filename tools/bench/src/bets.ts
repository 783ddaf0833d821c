import { countRounds } from '@croupier/server-games/testing';
import { checkLedger } from '@croupier/server-wallet/testing';
import { openOneStatement } from './bets/one-statement.ts';
import { preparePgbench, runPgbench } from './bets/pgbench.ts';
import { type Ran, startBetting, withDatabase } from './bets/run.ts';
import { enterPlayers } from './bets/setup.ts';
import { median, round } from './median.ts';

const PLAYERS = 1000;
const ROUNDS = 5;
const SECONDS = 8;

/**
 * Measures real-money bets over HTTP, compared with pgbench's TPC-B and one-statement bets with a commit each, with the
 * same rules and with none. All run on one Postgres with default durability, in turn, five times. `npm run bench bets
 * [seconds]`.
 */
export async function bench([given]: string[] = []): Promise<void> {
  const seconds = Number(given ?? SECONDS);
  await withDatabase(async (db, url) => {
    const bearers = await enterPlayers(db, PLAYERS);
    await preparePgbench(url);
    const single = await openOneStatement(url);
    await db.query({ text: 'vacuum analyze', values: [] });
    const betting = await startBetting(url);
    let stored = (await betting.bet(bearers, 3)).accepted; // Warm-up: plans are prepared, code is compiled.
    const results: { tpcb: number; plain: number; bare: number; bets: Ran }[] = [];
    for (let turn = 1; turn <= ROUNDS; turn++) {
      const tpcb = await runPgbench(url, seconds);
      const plain = await single.run('all', seconds);
      const bare = await single.run('none', seconds);
      const ran = await betting.bet(bearers, seconds);
      stored += ran.accepted;
      results.push({ tpcb, plain, bare, bets: ran });
      console.log(
        `${turn}: ${round(ran.perSecond, 0)} bets/s (p50 ${round(ran.p50, 1)} ms, p99 ${round(ran.p99, 1)} ms, refused ${ran.refused}), ` +
          `TPC-B ${round(tpcb, 0)}/s, one statement ${round(plain, 0)}/s, without the rules ${round(bare, 0)}/s`,
      );
    }
    betting.stop();
    await single.close();
    const rounds = await countRounds(db);
    const { breaks } = await checkLedger(db);
    console.log(`stored ${rounds} of ${stored} acknowledged rounds; ledger breaks: ${breaks.length}`);
    const ratio = (to: 'tpcb' | 'plain' | 'bare') =>
      round(median(results.map((result) => result.bets.perSecond / result[to])));
    console.log(`bets ÷ TPC-B: ${ratio('tpcb')} (floor 5, aim 8)`);
    console.log(`bets ÷ one statement per commit, the same rules: ${ratio('plain')} (floor 3, aim 4)`);
    console.log(`bets ÷ one statement per commit, funds and id alone: ${ratio('bare')}`);
  });
}
