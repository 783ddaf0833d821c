import { runChaos } from '@croupier/server-games/testing/chaos';
import { withDatabase } from './bets/run.ts';
import { round } from './median.ts';

const CALLS = 10_000;

/**
 * Simulates a studio that repeats, reorders, times out, pays late and rolls back early. `npm run bench -- chaos
 * [calls]`
 */
export async function bench([given]: string[] = []): Promise<void> {
  const count = Number(given ?? CALLS);
  if (!(count >= 1)) throw new Error('chaos [calls]: a number from 1');
  await withDatabase(async (db) => {
    const begun = performance.now();
    const { calls, timedOut, refused, wrong } = await runChaos(db, count);
    console.log(`${calls} calls, ${timedOut} given up on, in ${round((performance.now() - begun) / 1000)} s`);
    for (const [code, times] of Object.entries(refused)) console.log(`refused ${times} times: ${code}`);
    wrong.forEach((line) => console.log(`WRONG: ${line}`));
    if (wrong.length > 0) throw new Error(`${wrong.length} things are wrong`);
    console.log('the books add up');
  });
}
