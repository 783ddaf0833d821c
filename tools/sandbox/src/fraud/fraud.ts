import type { SandboxConfig } from '../config.ts';
import { HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { html, page } from '../pages/html.ts';
import { sameText } from '../pay/tokens.ts';

const FIELDS = ['email', 'merchant_user_id', 'transaction_id', 'transaction_currency', 'transaction_amount', 'type'];

/**
 * Returns the routes of a fraud check that a tester controls by last name: Review, Deny, Silent. It allows everyone
 * else.
 */
export function fraudRoutes({ secret }: SandboxConfig): Routes {
  return {
    'GET /': () =>
      page({
        title: 'Fraud check sandbox',
        body: html`<main>
          <p class="eyebrow">Sandbox</p>
          <h1>Fraud check</h1>
          <p>
            A stand-in that decides by the player’s last name. <b>Review</b> sends the payment to an operator,
            <b>Deny</b> advises against it, and <b>Silent</b> gets no response. All other names pass.
          </p>
        </main>`,
      }),
    'POST /v1/check': async ({ headers, text }) => {
      if (!sameText(headers.authorization ?? '', `Bearer ${secret}`)) throw new HttpError(401, 'unauthorised');
      const body = parseJson(text);
      for (const field of FIELDS) if (typeof body[field] !== 'string') throw new HttpError(422, `${field}_invalid`);
      const name = String(body['lastname'] ?? '').toLowerCase();
      if (name === 'silent') await new Promise(() => undefined);
      return json({ verdict: name === 'review' || name === 'deny' ? name : 'allow' });
    },
  };
}
