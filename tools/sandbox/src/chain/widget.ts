import { HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { html, page } from '../pages/html.ts';
import { languageOf, wordsIn } from '../pages/words.ts';
import { merchantOrigin } from '../pay/access.ts';
import { isLiveExpiry, outcomeOf, passesCheckDigit } from '../pay/cards.ts';
import type { Provider } from '../pay/provider.ts';
import { worthNow } from './rates.ts';

/** Id of the site. */
const WIDGET_ID = 'sandbox';
const FEE = 0.045;
/** Amount in euros from which the buyer must verify their identity. */
const VERIFIED_FROM = 900;
const COIN_DIGITS = 8;
const COINS = ['BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT'];

/** Returns the amount of coins that a sum buys, after the fee. Null if one of the two isn't traded here. */
function coinsFor(provider: Provider, coin: string, fiat: string, sum: number): number | null {
  const now = provider.clock().getTime();
  const [worth, price] = [worthNow(fiat, now), worthNow(coin, now)];
  if (worth === null || price === null || !COINS.includes(coin)) return null;
  return (sum * (1 - FEE) * worth) / price;
}

function orderOf(provider: Provider, text: string) {
  const { widget_id, coin, fiat, sum, address, card, expiry, verified } = parseJson(text);
  if (widget_id !== WIDGET_ID) throw new HttpError(404, 'widget_unknown');
  if (typeof sum !== 'string' || !/^\d{1,7}(\.\d{1,2})?$/.test(sum)) throw new HttpError(422, 'sum_invalid');
  const coins = coinsFor(provider, String(coin), String(fiat), Number(sum));
  if (coins === null) throw new HttpError(422, 'currency_not_traded');
  if (Number(coins.toFixed(COIN_DIGITS)) === 0) throw new HttpError(422, 'sum_invalid');
  const euros = Number(sum) * (worthNow(String(fiat), provider.clock().getTime()) ?? 0);
  const needsPerson = euros >= VERIFIED_FROM && verified !== true;
  return {
    coins: coins.toFixed(COIN_DIGITS),
    address,
    card: String(card ?? '').replace(/\D/g, ''),
    expiry,
    needsPerson,
  };
}

/**
 * Returns the routes of a seller of coins: its form runs in a separate frame, and it sends bought coins to the given
 * address.
 */
export function widgetRoutes(provider: Provider): Routes {
  return {
    'GET /': () =>
      page({
        title: 'Coins sandbox',
        body: html`<main>
          <p class="eyebrow">Sandbox</p>
          <h1>Coins</h1>
          <p>
            A stand-in for a crypto seller and a source of exchange rates. The test cards from the payments sandbox work
            here too. Coins you buy arrive on the test chain a moment later.
          </p>
        </main>`,
      }),
    'GET /v1/frame': ({ url }) => {
      const parent = merchantOrigin(provider, url.searchParams.get('parent'));
      const language = languageOf(url.searchParams.get('lang'));
      const words = wordsIn(language);
      const field = (name: string, label: string, attributes: { mode: string; auto: string; value?: string }) =>
        html`<p class="field">
          <label for="${name}">${label}</label>
          <input
            id="${name}"
            name="${name}"
            inputmode="${attributes.mode}"
            autocomplete="${attributes.auto}"
            value="${attributes.value ?? ''}"
            required
          />
        </p>`;
      const select = (name: string, label: string) =>
        html`<p class="field">
          <label for="${name}">${label}</label
          ><select id="${name}" name="${name}"></select>
        </p>`;
      const body = html`<main class="frame">
        <h1 class="unseen">${words.buy_title}</h1>
        <form
          id="buy"
          novalidate
          data-parent="${parent}"
          data-broken="${words.buy_failed}"
          data-sent="${words.buy_sent}"
        >
          <div class="pair">
            ${field('sum', words.buy_sum, { mode: 'decimal', auto: 'off', value: '50' })}
            ${select('fiat', words.buy_fiat)}
          </div>
          ${select('coin', words.buy_coin)}
          <output id="gets" class="gets" aria-live="polite" data-gets="${words.buy_gets}"></output>
          ${field('card', words.card_number, { mode: 'numeric', auto: 'cc-number' })}
          ${field('expiry', words.card_expiry, { mode: 'numeric', auto: 'cc-exp' })}
          <p class="field" id="person" hidden>
            <label><input type="checkbox" name="verified" /> ${words.buy_person}</label>
          </p>
          <span class="wrong" id="wrong" role="alert"></span>
          <button class="primary">${words.buy_now}</button>
        </form>
      </main>`;
      const theme = url.searchParams.get('theme') === 'dark' ? 'dark' : 'light';
      return page({
        title: words.buy_title,
        body,
        lang: language,
        theme,
        scripts: ['/assets/coins.js'],
        frames: [parent],
      });
    },
    'POST /v1/offers': ({ text }) => {
      const { coins, needsPerson } = orderOf(provider, text);
      return json({ coins, needs_person: needsPerson });
    },
    'POST /v1/purchases': ({ text }) => {
      const { coins, address, card, expiry, needsPerson } = orderOf(provider, text);
      if (needsPerson) throw new HttpError(422, 'person_unknown');
      if (!passesCheckDigit(card) || !isLiveExpiry(String(expiry), provider.clock()))
        throw new HttpError(422, 'card_invalid');
      if (outcomeOf(card) !== 'succeeded') throw new HttpError(422, 'declined');
      const to = provider.addresses.get(typeof address === 'string' ? address : '');
      if (!to) throw new HttpError(422, 'address_unknown');
      return json({ transaction: provider.receive(to, coins).instrument }, 201);
    },
  };
}
