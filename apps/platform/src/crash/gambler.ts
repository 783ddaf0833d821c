import { randomUUID } from 'node:crypto';
import { application } from '@croupier/server-players/testing';

const STAKE_CENTS = 100;
const DICE = { target: 5000, side: 'under' };

/** No answer about the bet: the connection is lost, or the server says that its database is. */
class NoAnswer extends Error {}

interface Played {
  round: { id: string; win_cents: number };
  balance_cents: number;
}

/** A player who stakes without pause and remembers every answer. */
export class Gambler {
  readonly #ask: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  readonly answered: Played['round'][] = [];
  /** Sent, but no answer came. */
  unanswered: string | null = null;
  id = 0;
  #cookie = '';
  #bearer = '';

  constructor(baseUrl: () => string, origin: string) {
    this.#ask = (path, body, headers = {}) =>
      fetch(baseUrl() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin, ...headers },
        body: JSON.stringify(body),
      });
  }

  async signUp(): Promise<number> {
    const reply = await this.#ask('/api/users', { user: application({ currency: 'EUR' }) });
    if (reply.status !== 201) throw new Error(`sign-up: ${reply.status} ${await reply.text()}`);
    this.#cookie = reply.headers.getSetCookie()[0]!.split(';')[0]!;
    this.id = ((await reply.json()) as { id: number }).id;
    return this.id;
  }

  async sitDown(game: string): Promise<void> {
    const launched = (await (await this.#ask('/api/games/launch', { game, mode: 'real' }, { cookie: this.#cookie })).json()) as { url: string };
    const token = new URLSearchParams(new URL(launched.url).hash.slice(1)).get('token');
    const opened = (await (await this.#ask('/rgs/session', { token })).json()) as { bearer: string };
    this.#bearer = opened.bearer;
  }

  /** Asks for a round; the same id is answered with the same round. */
  async play(id: string): Promise<Played> {
    const bet = { round_id: id, stake_cents: STAKE_CENTS, params: DICE };
    const reply = await this.#ask('/rgs/play', bet, { authorization: `Bearer ${this.#bearer}` }).catch((cause: unknown) => {
      throw new NoAnswer('lost', { cause });
    });
    if (reply.status === 503) throw new NoAnswer('away');
    if (reply.status !== 200) throw new Error(`play: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Played;
  }

  /** Plays until the server is gone; tells of every answer. */
  async playOn(answered: () => void): Promise<void> {
    for (;;) {
      this.unanswered = randomUUID();
      try {
        this.answered.push((await this.play(this.unanswered)).round);
        answered();
      } catch (error) {
        if (error instanceof NoAnswer) return;
        throw error;
      }
    }
  }
}
