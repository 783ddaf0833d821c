import { type Exchange, HttpError, type Routes } from '../http/router.ts';
import { merchantOrigin } from '../pay/access.ts';
import { methodById } from '../pay/methods.ts';
import type { ProviderPayment } from '../pay/payment.ts';
import type { Provider } from '../pay/provider.ts';
import { sameText } from '../pay/tokens.ts';
import { type Html, html, page } from './html.ts';
import { languageOf, type PageLanguage, type Word, wordsIn } from './words.ts';

const RIGHT_CODE = '1234';
const TRANSFER = 'bank_transfer';

interface View {
  parent: string;
  language: PageLanguage;
  theme: string;
  words: Record<Word, string>;
}

function viewOf(provider: Provider, url: URL): View {
  const query = url.searchParams;
  const language = languageOf(query.get('lang'));
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  return { parent: merchantOrigin(provider, query.get('parent')), language, theme, words: wordsIn(language) };
}

function stepOf(provider: Provider, { params, url }: Exchange): ProviderPayment {
  const payment = provider.payments.get(params['id'] ?? '');
  const token = url.searchParams.get('token') ?? '';
  if (!payment?.step_token || !sameText(payment.step_token, token)) throw new HttpError(404, 'step_unknown');
  return payment;
}

function codeForm(words: View['words'], wrong: boolean): Html {
  return html`<p class="field">
    <label for="code">${words.code}</label>
    <input
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="8"
      aria-describedby="hint"
    />
    <span class="hint" id="hint">${words.code_hint}</span>
    ${wrong && html`<span class="wrong" role="alert">${words.code_wrong}</span>`}
  </p>`;
}

/** Renders the recipient of a bank transfer; its reference identifies the payment. */
const transferTo = (payment: ProviderPayment, words: View['words']): Html =>
  html`<dl class="transfer">
    <dt>${words.transfer_to}</dt>
    <dd>Sandbox Payments Ltd.</dd>
    <dt>${words.account_number}</dt>
    <dd>DE00 5000 0000 0000 1234 00</dd>
    <dt>${words.reference}</dt>
    <dd>${payment.id.slice(0, 8).toUpperCase()}</dd>
  </dl>`;

function ask(payment: ProviderPayment, view: View, wrong = false) {
  const { words } = view;
  const method = methodById(payment.method);
  const isTransfer = payment.method === TRANSFER;
  const isPage = method?.redirect === true;
  const [lead, yes] = isTransfer
    ? [words.transfer_lead, words.transferred]
    : isPage
      ? [words.page_lead, words.approve]
      : [words.step_lead, words.confirm];
  const details = isTransfer ? transferTo(payment, words) : isPage ? null : codeForm(words, wrong);
  const body = html`<main class="frame step" data-parent="${view.parent}">
    <p class="eyebrow">${method?.title ?? ''}</p>
    <h1>${lead}</h1>
    <p class="amount">${payment.amount} ${payment.currency}</p>
    <form method="post">
      ${details}
      <p class="row">
        <button name="answer" value="yes" class="primary">${yes}</button>
        <button name="answer" value="no" formnovalidate>${isTransfer ? words.cancel : words.refuse}</button>
      </p>
    </form>
  </main>`;
  return page({
    title: words.step_title,
    body,
    lang: view.language,
    theme: view.theme,
    scripts: ['/assets/step.js'],
    frames: [view.parent],
  });
}

/** Notifies the surrounding page that the payer has finished. */
function through(payment: ProviderPayment, view: View) {
  const body = html`<main
    class="frame step"
    data-parent="${view.parent}"
    data-status="${payment.status}"
    data-error="${payment.failure ?? ''}"
  >
    <p>${view.words.done}</p>
  </main>`;
  const { language, theme, parent, words } = view;
  return page({ title: words.step_title, body, lang: language, theme, scripts: ['/assets/step.js'], frames: [parent] });
}

/** Returns the page on which the payer confirms: a bank's request for a code, or a wallet's log-in. */
export function stepPages(provider: Provider): Routes {
  return {
    'GET /step/:id': (exchange) => {
      const view = viewOf(provider, exchange.url);
      const payment = provider.payments.get(exchange.params['id'] ?? '');
      return payment && payment.step_token === null ? through(payment, view) : ask(stepOf(provider, exchange), view);
    },
    'POST /step/:id': (exchange) => {
      const view = viewOf(provider, exchange.url);
      const payment = stepOf(provider, exchange);
      const form = new URLSearchParams(exchange.text);
      if (form.get('answer') === 'no') return through(provider.finish(payment, 'failed', 'challenge_failed'), view);
      if (payment.method === TRANSFER) return through(provider.wait(payment), view);
      const needsCode = methodById(payment.method)?.redirect !== true;
      if (needsCode && form.get('code')?.trim() !== RIGHT_CODE) return ask(payment, view, true);
      return through(provider.finish(payment, 'succeeded'), view);
    },
  };
}
