import { Refusal } from '@croupier/contracts';

/** Returns null if the bonus is refused, so that a refusal never blocks the player's deposit, level or sign-up. */
export async function unlessRefused<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
