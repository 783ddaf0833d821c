import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { launchGame, openGameSession, playRound } from '@croupier/contracts';
import { CrashVisitor, NoAnswer } from './crash-visitor.ts';

const STAKE_CENTS = 100;
const DICE = { target: 5000, side: 'under' };

type Played = v.InferOutput<typeof playRound.reply>;

/** Player who stakes continuously and records every reply. */
export class Gambler extends CrashVisitor {
  readonly answered: Played['round'][] = [];
  /** Round id that was sent without a reply. */
  unanswered: string | null = null;
  #bearer = '';
  #leaving = false;

  async sitDown(game: string): Promise<void> {
    const launched = await this.ask('/api/games/launch', { game, mode: 'real' });
    const { url } = v.parse(launchGame.reply, await launched.json());
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token');
    const opened = await this.ask('/rgs/session', { token }, {});
    this.#bearer = v.parse(openGameSession.reply, await opened.json()).bearer;
  }

  /** Plays a round; the same id returns the same round. */
  async play(id: string): Promise<Played> {
    const bet = { round_id: id, stake_cents: STAKE_CENTS, params: DICE };
    const reply = await this.ask('/rgs/play', bet, { authorization: `Bearer ${this.#bearer}` });
    if (reply.status !== 200) throw new Error(`play: ${reply.status} ${await reply.text()}`);
    return v.parse(playRound.reply, await reply.json());
  }

  /** Lets `playOn` end after the bet in progress. */
  leave(): void {
    this.#leaving = true;
  }

  /** Plays until the server is gone or the gambler leaves; reports every reply. */
  async playOn(answered: () => void): Promise<void> {
    this.#leaving = false;
    while (!this.#leaving) {
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
