import { HttpError, type Exchange } from '../http/router.ts';
import type { ProviderPayment } from './payment.ts';
import type { Provider } from './provider.ts';
import { customerOf, sameText } from './tokens.ts';

function credential({ headers }: Exchange, scheme: string): string {
  const [given, value] = (headers.authorization ?? '').split(' ');
  if (given !== scheme || !value) throw new HttpError(401, 'unauthorised');
  return value;
}

/** Refuses requests without the merchant's credential. */
export function requireMerchant(provider: Provider, exchange: Exchange): void {
  if (!sameText(credential(exchange, 'Bearer'), provider.config.secret)) throw new HttpError(401, 'unauthorised');
}

/** Returns the customer that the merchant's token names; otherwise refuses. */
export function requireCustomer(provider: Provider, exchange: Exchange): string {
  const customer = customerOf(credential(exchange, 'Customer'), provider.config.secret, provider.clock());
  if (customer === null) throw new HttpError(401, 'unauthorised');
  return customer;
}

/** Returns the payment if the request has its token; otherwise refuses it. */
export function requirePayer(provider: Provider, exchange: Exchange): ProviderPayment {
  const payment = provider.payments.get(exchange.params['id'] ?? '');
  if (!payment || !sameText(credential(exchange, 'Payment'), payment.token)) throw new HttpError(401, 'unauthorised');
  return payment;
}

/** Returns an origin that may embed us, from a query value; refuses any other. */
export function merchantOrigin(provider: Provider, value: string | null): string {
  if (!value || !provider.config.merchants.includes(value)) throw new HttpError(403, 'merchant_unknown');
  return value;
}
