import type { Lootbox } from '@croupier/contracts';
import { createStream } from '@croupier/game-math';
import { browserHmac, sha256Hex } from '@croupier/game-math/browser';

export type DrawCheck = 'hidden' | 'right' | 'wrong';

/** Repeats a draw from the seeds in this browser. `hidden` while the secret seed still decides rounds. */
export function checkDraw({ opened, total_weight }: Pick<Lootbox, 'opened' | 'total_weight'>): DrawCheck {
  if (!opened?.server_seed) return 'hidden';
  const { server_seed, server_seed_hash, client_seed, nonce, drawn } = opened;
  if (sha256Hex(server_seed) !== server_seed_hash) return 'wrong';
  const stream = createStream(browserHmac, { serverSeed: server_seed, clientSeed: client_seed, nonce });
  return stream.draw(total_weight) === drawn ? 'right' : 'wrong';
}
