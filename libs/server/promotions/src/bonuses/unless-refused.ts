import { Refusal } from '@croupier/contracts';

/** A bonus that can't be given is passed over: nobody is kept from their money, their level or their account by it. */
export async function unlessRefused<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
