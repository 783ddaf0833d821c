import { type ChildProcess, fork } from 'node:child_process';
import { round } from './median.ts';
import type { Measured } from './neighbours/bettors.ts';
import { startNeighbourhood } from './neighbours/site.ts';
import type { Followed } from './soak/client.ts';

const MINUTES = 10;
const SOCKETS = 1_000;
const GOAL_MS = 300;

const start = (file: string) => fork(new URL(`./${file}.ts`, import.meta.url));

const next = <Answer>(child: ChildProcess, about: string) =>
  new Promise<Answer>((resolve, reject) => {
    child.on('message', (message: { about: string }) => message.about === about && resolve(message as Answer));
    child.once('exit', (code) => reject(new Error(`a bench process ended with ${code}`)));
  });

/**
 * Runs the whole site with 100 bets a second and 1,000 sockets that follow the winners; fails on any error. `npm run
 * bench -- soak [minutes]`
 */
export async function bench([given]: string[] = []): Promise<void> {
  const minutes = Number(given ?? MINUTES);
  if (!(minutes > 0)) throw new Error('soak [minutes]: a number above 0');
  const site = await startNeighbourhood((line) => console.log(line));
  const [bettors, sockets] = [start('neighbours/bettors'), start('soak/client')];
  try {
    sockets.send({ about: 'follow', port: site.port, count: SOCKETS });
    await next(sockets, 'following');
    bettors.send({ about: 'measure', port: site.port, bearers: site.bearers, seconds: minutes * 60 });
    const { bets, failed, p50, p99, max } = await next<Measured>(bettors, 'measured');
    sockets.send({ about: 'report' });
    const { lost, wins } = await next<Followed>(sockets, 'followed');
    console.log(`${bets} bets in ${minutes} min beside ${SOCKETS} sockets: ${failed} failed, ${lost} sockets lost`);
    console.log(`p50 ${round(p50, 1)}, p99 ${round(p99, 1)} (goal < ${GOAL_MS}), max ${round(max, 1)} ms`);
    console.log(`${wins} messages delivered`);
    if (failed > 0 || lost > 0 || wins === 0) throw new Error('there were errors');
  } finally {
    sockets.kill();
    bettors.kill();
    await site.stop();
  }
}
