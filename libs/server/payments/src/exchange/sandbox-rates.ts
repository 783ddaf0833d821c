import * as v from 'valibot';
import { isCurrency } from '@croupier/money';
import { ProviderAway } from '../provider.ts';
import { type Address, ask } from '../sandbox/ask.ts';
import type { RateSource } from './rate-source.ts';

const PICO_A_MICRO = 1_000_000n;
const Answer = v.object({ euros: v.record(v.string(), v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{6}$/))) });

/** Creates a rate source from the sandbox: euros per unit, as decimal text with six places. */
export function sandboxRates(address: Omit<Address, 'timeoutMs'>, timeoutMs = 5_000): RateSource {
  return async () => {
    const answer = await ask({ ...address, timeoutMs }, Answer, 'GET', '/v1/rates');
    if (answer === null) throw new ProviderAway('404', { answered: true });
    return new Map(
      Object.entries(answer.euros).flatMap(([currency, euros]) => {
        const worth = BigInt(euros.replace('.', '')) * PICO_A_MICRO;
        return isCurrency(currency) && worth > 0n ? [[currency, worth] as const] : [];
      }),
    );
  };
}
