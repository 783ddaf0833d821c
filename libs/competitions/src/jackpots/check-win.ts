import type { OwnJackpotWin } from '@croupier/contracts';
import { drawJackpot, isAmong, thresholdText } from '@croupier/game-math';
import { browserHmac, sha256Hex } from '@croupier/game-math/browser';

export type WinCheck = 'hidden' | 'right' | 'wrong';

type Threshold = NonNullable<OwnJackpotWin['must_hit_by']>;

/** Checks in this browser that the amount a pool was won at matches the hash published when the pool started. */
export const checkThreshold = ({ sum_cents, salt, commitment }: Threshold): WinCheck =>
  sha256Hex(thresholdText(salt, sum_cents)) === commitment ? 'right' : 'wrong';

/** Repeats the draw of a chance win. `hidden` while the secret seed still decides rounds. */
export function checkChance(chance: NonNullable<OwnJackpotWin['chance']>): WinCheck {
  const { drawn, from, to, client_seed: clientSeed, server_seed: serverSeed, server_seed_hash, nonce } = chance;
  if (!serverSeed) return 'hidden';
  if (sha256Hex(serverSeed) !== server_seed_hash) return 'wrong';
  const again = drawJackpot(browserHmac, { serverSeed, clientSeed, nonce });
  return again === BigInt(drawn) && isAmong(again, { from: BigInt(from), to: BigInt(to) }) ? 'right' : 'wrong';
}
