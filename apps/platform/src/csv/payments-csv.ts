import type { Payment } from '@croupier/contracts';
import { toDecimal } from '@croupier/money';
import { csvLine } from './csv-line.ts';

const header = ['begun_at', 'finished_at', 'action', 'state', 'currency', 'amount', 'method', 'account', 'payment_id'];

/** Yields a payment history as CSV, one piece per page. Amounts are decimals in major units, withdrawals negative. */
export async function* paymentsCsv(pages: AsyncIterable<readonly Payment[]>): AsyncGenerator<string> {
  yield csvLine(header);
  for await (const page of pages) yield page.map(lineOf).join('');
}

function lineOf({ id, created_at, finished_at, action, state, currency, amount_cents, method, instrument }: Payment) {
  const amount = toDecimal(BigInt(action === 'cashout' ? -amount_cents : amount_cents), currency);
  return csvLine([created_at, finished_at ?? '', action, state, currency, amount, method.title, instrument ?? '', id]);
}
