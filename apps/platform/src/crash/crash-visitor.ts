import * as v from 'valibot';
import { signUp } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';

/** Error for a missing reply: the connection is lost, or the server reports that its database is. */
export class NoAnswer extends Error {}

/** Player whose server may be gone at any moment. */
export class CrashVisitor {
  readonly #baseUrl: () => string;
  readonly #origin: string;
  #cookie = '';
  id = 0;

  constructor(baseUrl: () => string, origin: string) {
    this.#baseUrl = baseUrl;
    this.#origin = origin;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** Sends a request as the player, or with headers that identify another caller. */
  async ask(
    path: string,
    body?: unknown,
    headers: Record<string, string> = { cookie: this.#cookie },
  ): Promise<Response> {
    const reply = await fetch(this.#baseUrl() + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        origin: this.#origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new NoAnswer('lost', { cause });
    });
    if (reply.status === 503) throw new NoAnswer('away');
    return reply;
  }

  async signUp(): Promise<void> {
    const reply = await this.ask('/api/users', { user: application({ currency: 'EUR' }) }, {});
    if (reply.status !== 201) throw new Error(`sign-up: ${reply.status} ${await reply.text()}`);
    this.#cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    this.id = v.parse(signUp.reply, await reply.json()).id;
  }
}
