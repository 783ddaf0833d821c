import type { Channel, Socket } from 'phoenix';
import * as v from 'valibot';
import { JoinReply, TopicMessage, topicNamed } from '@croupier/contracts';

export interface Listener {
  /** Called once for each event, in order, with data parsed by the topic's contract. */
  event: (name: string, data: unknown) => void;
  /**
   * Called to read everything again, because too many events were missed. Also called after the first join, for changes
   * since the page was rendered.
   */
  reload?: () => void;
}

const OWN_EVENTS = /^(phx_|chan_)/;

export interface TopicOptions {
  socket: Socket;
  /** Name in the contracts: `accounts`. */
  name: string;
  /** Name on the socket: `$player:7:accounts`. */
  channel: string;
  token: () => string | undefined;
  log: (error: unknown, topic: string) => void;
}

/** Joined topic with all of its listeners in the page. */
export class Topic {
  readonly listeners = new Set<Listener>();
  readonly #name: string;
  readonly #channel: Channel;
  readonly #log: TopicOptions['log'];
  #seq: number | null = null;
  #epoch: string | null = null;
  /** A sequence number was skipped: events are ignored until the channel has been rejoined with the last one. */
  #missing = false;

  constructor({ socket, name, channel, token, log }: TopicOptions) {
    this.#name = name;
    this.#log = log;
    this.#channel = socket.channel(channel, () => ({
      ...(token() ? { token: token() } : {}),
      ...(this.#epoch ? { since: this.#seq, epoch: this.#epoch } : {}),
    }));
    // Called for every event, whatever its name.
    this.#channel.onMessage = (event: string, payload: unknown) => {
      if (!OWN_EVENTS.test(event) && payload) this.#guarded(() => this.#receive(event, payload));
      return payload;
    };
  }

  join(): void {
    this.#channel.join().receive('ok', (reply: unknown) => this.#guarded(() => this.#joined(reply)));
  }

  leave(): void {
    this.#channel.leave();
  }

  /** Runs `read`. A violation of the contract is logged, and the listeners read everything again. */
  #guarded(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      this.#log(error, this.#name);
      this.#reload();
    }
  }

  #reload(): void {
    for (const listener of this.listeners) listener.reload?.();
  }

  #receive(event: string, payload: unknown): void {
    const { seq, data } = v.parse(TopicMessage, payload);
    if (this.#missing || (this.#seq !== null && seq <= this.#seq)) return;
    if (this.#seq !== null && seq > this.#seq + 1) return this.#joinAgain();
    this.#seq = seq;
    // An event unknown to this page fails to parse, so the listeners read everything again.
    const parsed = v.parse(topicNamed(this.#name)?.events[event] ?? v.never(), data);
    for (const listener of this.listeners) listener.event(event, parsed);
  }

  /** Rejoins the channel like after an error: the client waits for a delay that differs from page to page. */
  #joinAgain(): void {
    this.#missing = true;
    // Missing in the published types.
    (this.#channel as Channel & { trigger: (event: string) => void }).trigger('phx_error');
  }

  #joined(reply: unknown): void {
    const { epoch, seq, missed, reload } = v.parse(JoinReply, reply);
    const first = this.#epoch === null;
    this.#epoch = epoch;
    this.#missing = false;
    if (first || reload) {
      this.#seq = seq;
      this.#reload();
    } else {
      for (const each of missed ?? []) this.#guarded(() => this.#receive(each.event, each));
    }
  }
}
