import { randomBytes } from 'node:crypto';

/** Transaction of coins on the chain. Blocks follow from the clock, so they aren't stored. */
export interface CoinTransfer {
  id: string;
  /** Number of the block it is in, or will be in. */
  block: number;
}

/**
 * Number of confirmations after which coins count as arrived; lower for coins whose blocks are more expensive to forge.
 */
const NEEDED: Readonly<Record<string, number>> = { BTC: 2, BCH: 3, LTC: 3, DOG: 4, ETH: 4, USDT: 4 };
export const neededBlocks = (coin: string): number => NEEDED[coin] ?? 6;

/** Returns the number of the newest block. */
export const tipAt = (now: Date, blockSeconds: number): number => Math.floor(now.getTime() / 1000 / blockSeconds);

/** Creates a transfer that will be in the next block. */
export const sendCoins = (tip: number): CoinTransfer => ({ id: randomBytes(32).toString('hex'), block: tip + 1 });

/** Returns the number of confirming blocks, including its own; 0 while it waits for its block. */
export const confirmationsOf = ({ block }: CoinTransfer, tip: number): number => Math.max(0, tip - block + 1);

/** Replaces the newest blocks: the transfer waits for a new block. */
export const reorganised = (transfer: CoinTransfer, tip: number): CoinTransfer => ({ ...transfer, block: tip + 2 });
