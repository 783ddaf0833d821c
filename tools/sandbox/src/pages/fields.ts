import { HttpError, type Routes } from '../http/router.ts';
import { merchantOrigin } from '../pay/access.ts';
import { type FieldName, methodById } from '../pay/methods.ts';
import type { Provider } from '../pay/provider.ts';
import { type Html, html, page } from './html.ts';
import { languageOf, type Word, wordsIn } from './words.ts';

interface Attributes {
  autocomplete: string;
  inputmode: string;
  placeholder: string;
  max: number;
}

const attributesIn = (words: Record<Word, string>): Record<FieldName, Attributes> => ({
  card_number: { autocomplete: 'cc-number', inputmode: 'numeric', placeholder: '1234 1234 1234 1234', max: 23 },
  card_expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: words.card_expiry_form, max: 9 },
  card_cvc: { autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '123', max: 4 },
  card_holder: { autocomplete: 'cc-name', inputmode: 'text', placeholder: '', max: 60 },
  voucher_code: { autocomplete: 'off', inputmode: 'numeric', placeholder: '1234 5678 9012 3456', max: 19 },
  account_number: { autocomplete: 'off', inputmode: 'text', placeholder: '', max: 42 },
  account_holder: { autocomplete: 'name', inputmode: 'text', placeholder: '', max: 60 },
  wallet_email: { autocomplete: 'email', inputmode: 'email', placeholder: '', max: 254 },
  crypto_address: { autocomplete: 'off', inputmode: 'text', placeholder: '', max: 90 },
});

function field(name: FieldName, words: Record<Word, string>): Html {
  const { autocomplete, inputmode, placeholder, max } = attributesIn(words)[name];
  const wrong = words[`${name}_wrong`];
  return html`<p class="field field-${name}">
    <label for="${name}">${words[name]}</label>
    <input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      placeholder="${placeholder}"
      maxlength="${max}"
      aria-describedby="${name}-wrong"
      data-field
    />
    <span class="wrong" id="${name}-wrong" data-wrong="${wrong}" role="alert"></span>
    ${
      name === 'crypto_address' &&
      html`<span
        class="note"
        id="address-note"
        role="status"
        data-other_coin="${words.crypto_address_other_coin}"
        data-typo="${wrong}"
        data-right="${words.crypto_address_right}"
      ></span>`
    }
  </p>`;
}

/** Returns the pages of the frame that payers type into: card numbers are sent to this origin only. */
export function fieldPages(provider: Provider): Routes {
  return {
    'GET /fields': ({ url }) => {
      const { searchParams: query } = url;
      const parent = merchantOrigin(provider, query.get('parent'));
      const action = query.get('action') === 'cashout' ? 'cashout' : 'deposit';
      const method = methodById(query.get('method') ?? '');
      const fields = method?.fields[action];
      if (!method || !fields) throw new HttpError(404, 'method_not_available');
      const language = languageOf(query.get('lang'));
      const words = wordsIn(language);
      const body = html`<main class="frame">
        <h1 class="unseen">${words.fields_title}</h1>
        <form
          id="fields"
          aria-label="${words.fields_title}"
          novalidate
          data-parent="${parent}"
          data-method="${method.id}"
        >
          ${fields.map((name) => field(name, words))}
        </form>
      </main>`;
      const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
      return page({
        title: words.fields_title,
        body,
        lang: language,
        theme,
        scripts: ['/assets/fields.js'],
        frames: [parent],
      });
    },
  };
}
