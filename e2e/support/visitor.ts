import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CallInput, Endpoint, Reply } from '@croupier/contracts';

export interface Answer {
  status: number;
  body: unknown;
}

const site = () => `http://casino.localhost:${process.env['SITE_PORT'] ?? '4200'}`;

/** Base URLs of the platform's copies: calls go to each in turn, as behind a load balancer. */
const bases = () => (process.env['PLATFORM_URLS'] ?? process.env['PLATFORM_URL'] ?? 'http://127.0.0.1:4210').split(',');
let turn = 0;

/** A browser without a screen: keeps its cookie, says where it comes from. */
export class Visitor {
  cookie = '';
  /** Id of a sign-in that waits for its code. */
  #signIn = '';
  /** Attempts are counted by address: every visitor has one of their own. */
  readonly #address = `198.51.${randomInt(256)}.${randomInt(1, 255)}`;

  async ask(
    endpoint: Endpoint,
    parts: { params?: object; query?: object; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((parts.params as Record<string, unknown>)?.[name])),
    );
    const search = parts.query ? `?${new URLSearchParams(parts.query as Record<string, string>)}` : '';
    const base = bases()[turn++ % bases().length]!;
    const response = await fetch(base + path + search, {
      method: endpoint.method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-forwarded-host': new URL(site()).host,
        'x-forwarded-for': this.#address,
        origin: site(),
        ...(this.cookie || this.#signIn ? { cookie: [this.cookie, this.#signIn].filter(Boolean).join('; ') } : {}),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...parts.headers,
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      if (set.startsWith('croupier_session=')) this.cookie = set.split(';')[0]!;
      if (set.startsWith('croupier_sign_in=')) this.#signIn = set.split(';')[0]!;
    }
    const text = await response.text();
    const isText = endpoint.media !== undefined && response.ok;
    return { status: response.status, body: text && !isText ? (JSON.parse(text) as unknown) : text || undefined };
  }

  /** A call that must succeed; the reply is held against its contract. */
  async call<Shape extends Endpoint>(
    endpoint: Shape,
    input: Partial<CallInput<Shape>> & { headers?: Record<string, string> } = {},
  ): Promise<Reply<Shape>> {
    const { status, body } = await this.ask(endpoint, input);
    if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    return v.parse(endpoint.reply, body) as Reply<Shape>;
  }
}

/** A day of its own, of somebody of age: two of one day, street or name may be taken for one person. */
const birthOf = (mark: string): string =>
  new Date(Date.UTC(1960, 0, 1 + (parseInt(mark, 16) % 12_000))).toISOString().slice(0, 10);

/** Returns the details that the four sign-up steps ask for, of an invented person. */
export function newPerson(changes: Record<string, unknown> = {}) {
  const mark = randomUUID().slice(0, 8);
  return {
    email: `player.${mark}@croupier.example`,
    password: `a long way home ${mark}`,
    terms_acceptance: true as const,
    currency: 'EUR' as const,
    country: 'IE',
    first_name: 'Nora',
    last_name: `Quill${mark.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`, // No two alike: one of them may be shut out.
    gender: 'f' as const,
    date_of_birth: birthOf(mark),
    mobile_phone: `+35385${String(parseInt(mark, 16) % 10_000_000).padStart(7, '0')}`,
    city: 'Cork',
    address: `${1 + (parseInt(mark, 16) % 997)} Tern Lane`,
    postal_code: 'T12 X2Y3',
    ...changes,
  };
}
