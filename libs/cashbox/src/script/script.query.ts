import { queryOptions, skipToken } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Api, playersOwn } from '@croupier/api-client';
import { readPaymentSetup } from '@croupier/contracts';
import { isCrypto, isCurrency } from '@croupier/money';
import { logError } from '@croupier/shell';
import { loadScript, PaymentsProblem, within } from './load-script.ts';
import { type MethodField, MethodFields, Methods, type PaymentAction, type PaymentsScript } from './payments-script.ts';

/** Time for which the script stays fresh. The customer token expires after an hour. */
const FRESH_MS = 45 * 60_000;
const ANSWER_MS = 12_000;

export const currentTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

// These queries have their own keys: a payment invalidates `cashbox`, but not the provider.

/** Queries the payments script, ready for this player. Fetched when the cashbox is first opened. */
export const scriptQuery = (api: Api, language: string, playerId: number | undefined) =>
  queryOptions({
    queryKey: ['payment-provider', 'script', language, playerId ?? 0],
    meta: playersOwn,
    queryFn: async ({ signal }) => {
      const setup = await api.call(readPaymentSetup, { signal });
      const script = await loadScript(setup);
      // Return addresses for methods that leave the page. Specification §7.
      const here = location.href;
      const routes = { success: here, failure: here, pending: here, support: '/support' };
      script.config({ customerToken: setup.customer_token, language, theme: currentTheme(), routes });
      return { script, setup };
    },
    enabled: playerId !== undefined,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });

interface Wanted {
  script: PaymentsScript | undefined;
  currency: string;
  action: PaymentAction;
}

const isCoin = (currency: string) => isCurrency(currency) && isCrypto(currency);

const asked = <Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Promise<unknown>,
): Promise<v.InferOutput<Schema>> =>
  within(
    answer.then((value) => v.parse(schema, value)).catch(() => Promise.reject(new PaymentsProblem('no_answer'))),
    ANSWER_MS,
    'no_answer',
  );

/** Queries the payment methods of a currency. */
export const methodsQuery = ({ script, currency, action }: Wanted) =>
  queryOptions({
    queryKey: ['payment-provider', 'methods', currency, action],
    meta: playersOwn,
    queryFn: script ? () => asked(Methods, script.getMethods({ currency, paymentAction: action })) : skipToken,
    staleTime: 60_000,
    retry: false,
  });

interface OfMethod {
  currency: string;
  action: PaymentAction;
  methodId: string;
}

const readFields = (script: PaymentsScript, { currency, action, methodId }: OfMethod): Promise<MethodField[]> =>
  asked(MethodFields, script.getMethodFields({ id: methodId, currency, paymentAction: action }));

/** Logs a failure under the name of specification §8 and rethrows it, because the screen shows it. */
const named = <Value>(address: Promise<Value>): Promise<Value> =>
  address.catch((error: unknown) => {
    logError(error, { label: 'LOAD_USER_COINSPAID_ADDRESSES_ERROR' });
    throw error;
  });

/** Returns the player's own address for a coin. */
export const readAddress = (script: PaymentsScript, coin: string): Promise<string> =>
  named(
    (async () => {
      const [method] = await asked(Methods, script.getMethods({ currency: coin, paymentAction: 'deposit' }));
      const fields = method ? await readFields(script, { currency: coin, action: 'deposit', methodId: method.id }) : [];
      const address = fields[0]?.address;
      if (!address) throw new PaymentsProblem('no_answer');
      return address;
    })(),
  );

/** Queries the fields a method requires from the player. */
export const fieldsQuery = ({ script, currency, action, methodId }: Wanted & { methodId: string | undefined }) =>
  queryOptions({
    queryKey: ['payment-provider', 'methods', currency, action, methodId ?? ''],
    meta: playersOwn,
    queryFn:
      script && methodId !== undefined
        ? () => {
            const fields = readFields(script, { currency, action, methodId });
            return isCoin(currency) && action === 'deposit' ? named(fields) : fields;
          }
        : skipToken,
    staleTime: 60_000,
    retry: false,
  });
