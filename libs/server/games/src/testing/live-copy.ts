import type { BeaconChain } from '@croupier/game-math';
import { openDatabase } from '@croupier/server-database';
import { drandBeacon } from '../live/drand-beacon.ts';
import { placeLiveBet } from '../live/place-bet.ts';
import { runLive } from '../live/run-live.ts';
import type { CopyOrder } from './copy-process.ts';
import { shortenPaces } from './short-paces.ts';

/* The clock of the live tables as each copy of the platform runs it, in a process of its own, and bets that reach that copy. */

const [databaseUrl = '', beaconUrl = '', chain = '', bettingMs = ''] = process.argv.slice(2);
shortenPaces(Number(bettingMs));
const db = openDatabase(databaseUrl, { connections: 6 });
const context = { db, clock: () => new Date() };
runLive({
  ...context,
  salts: drandBeacon({ chain: JSON.parse(chain) as BeaconChain, urls: [beaconUrl] }),
  onError: (error) => process.stderr.write(`${String(error)}\n`),
  onVoid: () => undefined,
});
process.on('message', ({ bets, ...asked }: CopyOrder) => {
  for (const order of bets)
    placeLiveBet(context, {
      ...asked,
      order,
      nickname: null,
      maxStake: null,
      isOffered: () => true,
    }).catch(() => undefined);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
