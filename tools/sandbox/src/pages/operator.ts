import { type Exchange, HttpError, type Routes } from '../http/router.ts';
import { maskedNumber, testCards } from '../pay/cards.ts';
import type { Callback, ProviderPayment } from '../pay/payment.ts';
import { isFinal, type Provider } from '../pay/provider.ts';
import { type Html, html, page, seeOther } from './html.ts';

const SHOWN = 100;

const time = (iso: string) => iso.slice(0, 19).replace('T', ' ');
const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Refuses a form of another site: it must not move money, not even sandbox money. */
function requireOwnPage({ headers }: Exchange): void {
  if (!headers.origin || URL.parse(headers.origin)?.host !== headers.host)
    throw new HttpError(403, 'origin_not_allowed');
}

const RETURNS = [
  ['refunded', 'Refund'],
  ['charged_back', 'Charge back'],
  ['disputed', 'Dispute'],
] as const;

/** Returns the possible reversals of a deposit that succeeded. */
const returns = ({ action, status }: ProviderPayment) =>
  action === 'deposit' && (status === 'succeeded' || status === 'disputed') ? RETURNS : [];

function paymentRow(payment: ProviderPayment, sent: Callback | undefined): Html {
  const { chain = null } = payment;
  const actions = isFinal(payment)
    ? html`<form method="post" action="/operator/${payment.id}/repeat"><button>Send callback again</button></form>
        ${returns(payment).map(
          ([what, word]) =>
            html`<form method="post" action="/operator/${payment.id}/${what}"><button>${word}</button></form>`,
        )}`
    : html`<form method="post" action="/operator/${payment.id}/succeed"><button class="primary">Succeed</button></form>
        <form method="post" action="/operator/${payment.id}/fail"><button>Fail</button></form>
        ${
          chain &&
          html`<form method="post" action="/operator/${payment.id}/reorganise">
            <button>Replace its blocks</button>
          </form>`
        }`;
  const callback = sent
    ? sent.delivered_at
      ? `answered ${sent.last_answer}`
      : `waiting, ${sent.attempts} attempts: ${sent.last_answer ?? 'not sent'}`
    : '';
  return html`<tr>
    <td>${time(payment.created_at)}</td>
    <td>${payment.action}</td>
    <td class="number">${payment.amount} ${payment.currency}</td>
    <td>${payment.method}${payment.instrument && html`<br /><small>${payment.instrument}</small>`}</td>
    <td>${payment.customer}</td>
    <td>
      <span class="state state-${payment.status}">${payment.status}</span
      >${payment.failure && html`<br /><small>${payment.failure}</small>`}
      ${chain && html`<br /><small>${chain.confirmations} of ${chain.needed} blocks</small>`}
    </td>
    <td><small>${callback}</small></td>
    <td class="row">${actions}</td>
  </tr>`;
}

function overview(provider: Provider) {
  const payments = provider.payments.all().slice(-SHOWN).reverse();
  const sent = new Map(provider.callbacks.all().map((callback) => [callback.payment, callback]));
  const body = html`<main>
    <p class="eyebrow">Sandbox</p>
    <h1>Payments</h1>
    <p>A stand-in for a payment provider. No money moves here. Pay with the test cards below.</p>
    <div class="scroll">
      <table>
        <caption>
          Payments, newest first
        </caption>
        <thead>
          <tr>
            <th>When (UTC)</th>
            <th>Type</th>
            <th class="number">Amount</th>
            <th>Method</th>
            <th>Customer</th>
            <th>Status</th>
            <th>Callback</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          ${payments.map((payment) => paymentRow(payment, sent.get(payment.id)))}
        </tbody>
      </table>
    </div>
    ${payments.length === 0 && html`<p class="empty">No payments yet. Make a deposit at the casino, then reload this page.</p>`}
    <h2>Test coins</h2>
    <p>
      Send invented coins to an address shown in the cashbox. They arrive once enough blocks confirm them. There’s a new
      block every ${String(provider.config.blockSeconds)} s.
    </p>
    <form method="post" action="/operator/coins" class="row">
      <label for="address">Address</label><input id="address" name="address" required />
      <label for="amount">Amount</label><input id="amount" name="amount" inputmode="decimal" required /><button>
        Send
      </button>
    </form>
    <h2>Test cards</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Number</th>
            <th>Stored as</th>
            <th>Result</th>
          </tr>
        </thead>
        <tbody>
          ${testCards.map(
            ({ number, words }) =>
              html`<tr>
                <td class="number left">${spaced(number)}</td>
                <td><small>${maskedNumber(number)}</small></td>
                <td>${words}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p>
      Use any future date, any security code and any name. A voucher code is any 16 digits. Codes that end in 0000 have
      already been used.
    </p>
  </main>`;
  return page({ title: 'Payments sandbox', body });
}

/** Returns the pages on which a person acts as the provider: lists every payment and decides pending ones. */
export function operatorPages(provider: Provider): Routes {
  const requested = ({ params }: Exchange) => {
    const payment = provider.payments.get(params['id'] ?? '');
    if (!payment) throw new HttpError(404, 'payment_unknown');
    return payment;
  };
  return {
    'GET /': () => overview(provider),
    'POST /operator/coins': (exchange) => {
      requireOwnPage(exchange);
      const form = new URLSearchParams(exchange.text);
      const address = provider.addresses.get(form.get('address')?.trim() ?? '');
      const amount = form.get('amount')?.trim() ?? '';
      if (!address) throw new HttpError(404, 'address_unknown');
      if (!/^\d{1,12}(\.\d{1,8})?$/.test(amount) || Number(amount) === 0) throw new HttpError(422, 'amount_invalid');
      provider.receive(address, amount);
      return seeOther('/');
    },
    'POST /operator/:id/:what': (exchange) => {
      requireOwnPage(exchange);
      const payment = requested(exchange);
      const given = RETURNS.find(([what]) => what === exchange.params['what']);
      if (given) provider.giveBack(payment, given[0]);
      else if (exchange.params['what'] === 'succeed') provider.finish(payment, 'succeeded');
      else if (exchange.params['what'] === 'reorganise') provider.reorganise(payment);
      else if (exchange.params['what'] === 'fail') provider.finish(payment, 'failed', 'declined');
      else
        for (const callback of provider.callbacks.all())
          if (callback.payment === payment.id) provider.sender.repeat(callback.id);
      return seeOther('/');
    },
  };
}
