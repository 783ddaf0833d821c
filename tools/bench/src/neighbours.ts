import { type ChildProcess, fork } from 'node:child_process';
import { median, round } from './median.ts';
import type { Measured } from './neighbours/bettors.ts';
import type { Told } from './neighbours/client.ts';
import { type Flood, floods } from './neighbours/orders.ts';
import { type Neighbourhood, startNeighbourhood } from './neighbours/site.ts';

const AT_ONCE = 100;
const SECONDS = 10;
const QUICK_SECONDS = 4;
const RISE_MS = 1_500;
const GOAL = 3;

/** Measurements of the other players during a client's flood. */
export interface Fared {
  readonly what: 'half-open' | Flood;
  readonly measured: Measured;
  /** Replies to the client: count by status. */
  readonly answers: Record<string, number>;
}

const start = (file: string) => fork(new URL(`./neighbours/${file}.ts`, import.meta.url));

const next = <Answer>(child: ChildProcess, about: string) =>
  new Promise<Answer>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a bench process ended with ${code}`));
    const receive = (message: { about: string }) => {
      if (message.about !== about) return;
      child.off('message', receive);
      child.off('exit', ended);
      resolve(message as Answer);
    };
    child.on('message', receive);
    child.once('exit', ended);
  });

/** Measures the bets of 20 players, 100 a second, without and with one flooding client at another address. */
export async function measureNeighbours(
  what: readonly Fared['what'][],
  seconds: number,
  { say = (_line: string): void => undefined, atOnce = AT_ONCE } = {},
): Promise<{ quiet: Measured[]; fared: Fared[] }> {
  const site = await startNeighbourhood(say);
  const [bettors, client] = [start('bettors'), start('client')];
  const bets = async (duration = seconds) => {
    bettors.send({ about: 'measure', port: site.port, bearers: site.bearers, seconds: duration });
    return next<Measured>(bettors, 'measured');
  };
  try {
    await bets(3); // Warm-up: plans are prepared, code is compiled.
    const quiet: Measured[] = [];
    const fared: Fared[] = [];
    for (const each of what) {
      quiet.push(await bets());
      client.send(tell(each, site, atOnce));
      await new Promise((resolve) => setTimeout(resolve, RISE_MS));
      const measured = await bets();
      client.send({ about: 'stop' } satisfies Told);
      const { answers } = await next<{ answers: Fared['answers'] }>(client, 'stopped');
      fared.push({ what: each, measured, answers });
      say(line(each, measured, quiet.at(-1)!, answers));
    }
    return { quiet, fared };
  } finally {
    client.kill();
    bettors.kill();
    await site.stop();
  }
}

const tell = (what: Fared['what'], { port, means }: Neighbourhood, atOnce: number): Told =>
  what === 'half-open' ? { about: 'half-open', port } : { about: 'flood', flood: what, means, atOnce };

const line = (what: string, { p50, p99, max, failed }: Measured, quiet: Measured, answers: Fared['answers']) =>
  `${what.padEnd(14)} p50 ${round(p50, 1)}, p99 ${round(p99, 1)}, max ${round(max, 1)} ms, failed ${failed}; ` +
  `quiet p50 ${round(quiet.p50, 1)}, p99 ${round(quiet.p99, 1)}; the client's answers ${JSON.stringify(answers)}`;

/**
 * Measures other players' bets while one client holds 5,000 half-open connections, or sends 100 simultaneous requests.
 * `npm run bench -- neighbours [quick] [half-open | 'sport bets' | …]`
 */
export async function bench(args: string[] = []): Promise<void> {
  const quick = args.includes('quick');
  const named = (['half-open', ...floods] as const).filter((each) => args.includes(each));
  const what = named.length > 0 ? named : (['half-open', ...floods] as const);
  const seconds = quick ? QUICK_SECONDS : SECONDS;
  const { quiet, fared } = await measureNeighbours(what, seconds, { say: (text) => console.log(text) });
  const calm = median(quiet.map(({ p99 }) => p99));
  console.log(`\nothers' bet p99 ÷ quiet (${round(calm, 1)} ms), goal ≤ ${GOAL}`);
  for (const { what: each, measured } of fared)
    console.log(
      `${each.padEnd(14)} ${round(measured.p99 / calm, 1)}${measured.failed ? `, ${measured.failed} failed` : ''}`,
    );
}
