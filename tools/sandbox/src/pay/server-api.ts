import { type Exchange, HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { requireMerchant } from './access.ts';
import { methods } from './methods.ts';
import { type Profile, publicPayment } from './payment.ts';
import type { Order, Provider } from './provider.ts';

const REPORT_PAGE = 200;

function text(body: Record<string, unknown>, key: string): string {
  const value = body[key];
  if (typeof value !== 'string' || value === '' || value.length > 500) throw new HttpError(422, `${key}_invalid`);
  return value;
}

function orderOf(body: Record<string, unknown>): Order {
  const action = text(body, 'action');
  const amount = text(body, 'amount');
  if (action !== 'deposit' && action !== 'cashout') throw new HttpError(422, 'action_invalid');
  if (!/^\d{1,20}(\.\d{1,12})?$/.test(amount)) throw new HttpError(422, 'amount_invalid');
  const profile = typeof body['profile'] === 'string' ? body['profile'] : undefined;
  return {
    reference: text(body, 'reference'),
    action,
    method: text(body, 'method'),
    customer: text(body, 'customer'),
    amount,
    currency: text(body, 'currency'),
    notify_url: text(body, 'notify_url'),
    profile,
  };
}

/** Returns the routes for the merchant's server. Every call is idempotent by the merchant's own reference. */
export function serverApi(provider: Provider): Routes {
  const guarded = (handler: (exchange: Exchange) => unknown) => (exchange: Exchange) => {
    requireMerchant(provider, exchange);
    return json(handler(exchange));
  };
  const requested = ({ params }: Exchange) => {
    const payment = provider.byReference(params['reference'] ?? '');
    if (!payment) throw new HttpError(404, 'payment_unknown');
    return payment;
  };

  return {
    'POST /v1/server/payments': guarded(({ text: body }) => publicPayment(provider.open(orderOf(parseJson(body))))),
    'GET /v1/server/payments/:reference': guarded((exchange) => publicPayment(requested(exchange))),
    'POST /v1/server/payments/:reference/cancel': guarded((exchange) => {
      const payment = requested(exchange);
      // Money that may already be sent can't be recalled.
      const open = payment.action === 'deposit' && (payment.status === 'created' || payment.status === 'challenge');
      return publicPayment(open ? provider.finish(payment, 'cancelled', 'expired') : payment);
    }),
    // Payments of a day, page by page, for merchants who reconcile them with their own books.
    'GET /v1/server/reports/:day': guarded(({ params, url }) => {
      const day = params['day'] ?? '';
      if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new HttpError(422, 'day_invalid');
      const paid = provider.paidOn(day, url.searchParams.get('after'), REPORT_PAGE);
      return {
        payments: paid.map(publicPayment),
        next: paid.length === REPORT_PAGE ? paid.at(-1)?.id : null,
      };
    }),
    'GET /v1/server/methods': guarded(() =>
      methods.map(({ id, brand, title, type, actions, limits }) => ({ id, brand, title, type, actions, limits })),
    ),
    // Removes the instrument under all of its ids; its payments keep its name.
    'POST /v1/server/profiles/:id/forget': guarded(({ params, text: body }) => {
      const profile = provider.profiles.get(params['id'] ?? '');
      if (!profile || profile.customer !== text(parseJson(body), 'customer'))
        throw new HttpError(404, 'profile_unknown');
      const isSame = ({ customer, method, title }: Profile) =>
        customer === profile.customer && method === profile.method && title === profile.title;
      for (const same of provider.profiles.all().filter(isSame)) provider.profiles.put({ ...same, saved: false });
      return profile;
    }),
    'GET /v1/server/profiles/:id': guarded(({ params, url }) => {
      const profile = provider.profiles.get(params['id'] ?? '');
      if (!profile?.saved || profile.customer !== url.searchParams.get('customer'))
        throw new HttpError(404, 'profile_unknown');
      return profile;
    }),
  };
}
