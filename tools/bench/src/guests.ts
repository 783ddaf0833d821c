import { median, round } from './median.ts';
import { guestCalls, isGuestCall, nameOf } from './neighbours/guest-calls.ts';
import { measureNeighbours } from './neighbours.ts';

const SECONDS = 4;
const GOAL = 3;

/**
 * Measures other players' bets while one guest sends 100 simultaneous requests, for each call that is open to guests.
 * `npm run bench -- guests ['GET /api/levels' …]`
 */
export async function bench(args: string[] = []): Promise<void> {
  const named = args.filter(isGuestCall);
  const what = named.length > 0 ? named : [...guestCalls.keys()].map(nameOf);
  const { quiet, fared } = await measureNeighbours(what, SECONDS, { say: (text) => console.log(text) });
  const calm = median(quiet.map(({ p99 }) => p99));
  console.log(`\nothers' bet p99 ÷ quiet (${round(calm, 1)} ms), goal ≤ ${GOAL}`);
  for (const { what: each, measured } of fared)
    if (measured.p99 > GOAL * calm || measured.failed > 0) console.log(`${each}  ${round(measured.p99 / calm, 1)}`);
}
