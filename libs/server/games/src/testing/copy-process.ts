import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LiveBetOrder } from '../live/place-bet.ts';
import type { BeaconStandIn } from './beacon-stand-in.ts';

/** Bets of one player that a copy is to take. */
export interface CopyOrder {
  playerId: number;
  slug: string;
  bets: LiveBetOrder[];
}

/** A copy's live tables as a process, to be killed as a power cut does, or frozen as a machine that stops for a while. */
export async function startCopy(
  databaseUrl: string,
  { url, chain, bettingMs }: Pick<BeaconStandIn, 'url' | 'chain'> & { bettingMs: number },
) {
  const script = new URL('live-copy.ts', import.meta.url);
  const child = fork(script, [databaseUrl, url, JSON.stringify(chain), String(bettingMs)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  const gone = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    gone.then(() => {
      throw new Error('the copy did not start');
    }),
  ]);
  return {
    take: (order: CopyOrder) => void child.send(order),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
