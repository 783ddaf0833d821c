import { randomUUID } from 'node:crypto';
import { CrashVisitor, NoAnswer } from './crash-visitor.ts';

const STAKE_CENTS = 100;
const DICE = { target: 5000, side: 'under' };

interface Played {
  round: { id: string; win_cents: number };
  balance_cents: number;
}

/** A player who stakes without pause and remembers every answer. */
export class Gambler extends CrashVisitor {
  readonly answered: Played['round'][] = [];
  /** Sent, but no answer came. */
  unanswered: string | null = null;
  #bearer = '';

  async sitDown(game: string): Promise<void> {
    const launched = (await (await this.ask('/api/games/launch', { game, mode: 'real' })).json()) as { url: string };
    const token = new URLSearchParams(new URL(launched.url).hash.slice(1)).get('token');
    const opened = (await (await this.ask('/rgs/session', { token }, {})).json()) as { bearer: string };
    this.#bearer = opened.bearer;
  }

  /** Asks for a round; the same id is answered with the same round. */
  async play(id: string): Promise<Played> {
    const bet = { round_id: id, stake_cents: STAKE_CENTS, params: DICE };
    const reply = await this.ask('/rgs/play', bet, { authorization: `Bearer ${this.#bearer}` });
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
