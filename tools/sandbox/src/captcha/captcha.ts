import { randomBytes } from 'node:crypto';
import type { SandboxConfig } from '../config.ts';
import { HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { html, page } from '../pages/html.ts';
import { sameText } from '../pay/tokens.ts';

/** Site key for using this stand-in. */
const SITE_KEY = 'sandbox';

const TOKEN_BYTES = 24;
const TOKEN_MS = 120_000;
const MOST_TOKENS = 10_000;

/** Stores issued tokens: each is valid once, for two minutes. */
function tokenStore(clock: () => Date) {
  const given = new Map<string, number>();
  return {
    give(): string {
      const [oldest] = given.keys();
      if (given.size >= MOST_TOKENS && oldest !== undefined) given.delete(oldest);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      given.set(token, clock().getTime() + TOKEN_MS);
      return token;
    },
    take(token: string): boolean {
      const until = given.get(token);
      given.delete(token);
      return until !== undefined && until > clock().getTime();
    },
  };
}

/** Returns the routes of a captcha without a puzzle: its frame issues tokens, its server verifies them. */
export function captchaRoutes({ merchants, secret }: SandboxConfig, clock: () => Date): Routes {
  const tokens = tokenStore(clock);
  return {
    'GET /': () =>
      page({
        title: 'Captcha sandbox',
        body: html`<main>
          <p class="eyebrow">Sandbox</p>
          <h1>Captcha</h1>
          <p>A stand-in for a service that tells people from bots. Everyone passes.</p>
        </main>`,
      }),
    'GET /v1/frame': ({ url }) => {
      const parent = url.searchParams.get('parent') ?? '';
      if (!merchants.includes(parent)) throw new HttpError(403, 'merchant_unknown');
      if (url.searchParams.get('site_key') !== SITE_KEY) throw new HttpError(404, 'site_key_unknown');
      const body = html`<main id="captcha" data-parent="${parent}" data-site-key="${SITE_KEY}"></main>`;
      return page({ title: 'Captcha', body, scripts: ['/assets/captcha.js'], frames: [parent] });
    },
    'POST /v1/tokens': ({ text }) => {
      if (parseJson(text)['site_key'] !== SITE_KEY) throw new HttpError(404, 'site_key_unknown');
      return json({ token: tokens.give() }, 201);
    },
    /** Uses the format common to captcha services. */
    'POST /v1/siteverify': ({ text }) => {
      const form = new URLSearchParams(text);
      if (!sameText(form.get('secret') ?? '', secret))
        return json({ success: false, 'error-codes': ['invalid-input-secret'] });
      const success = tokens.take(form.get('response') ?? '');
      return json(success ? { success } : { success, 'error-codes': ['timeout-or-duplicate'] });
    },
  };
}
