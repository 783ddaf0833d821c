import type { Channel, Socket } from 'phoenix';
import * as v from 'valibot';
import { JoinReply, TopicMessage, topicNamed } from '@croupier/contracts';

export interface Listener {
  /** One event, in order, once, its data parsed by the topic's contract. */
  event: (name: string, data: unknown) => void;
  /** Too much was missed: read everything again. Also called after the first join, for what changed since the page was made. */
  reload?: () => void;
}

const OWN_EVENTS = /^(phx_|chan_)/;

export interface TopicOptions {
  socket: Socket;
  /** As the contracts name it: `accounts`. */
  name: string;
  /** As the socket knows it: `$player:7:accounts`. */
  channel: string;
  token: () => string | undefined;
  log: (error: unknown, topic: string) => void;
}

/** One joined topic and everyone in the page who listens to it. */
export class Topic {
  readonly listeners = new Set<Listener>();
  readonly #name: string;
  readonly #channel: Channel;
  readonly #log: TopicOptions['log'];
  #seq: number | null = null;
  #epoch: string | null = null;
  /** A number was skipped: nothing is told until the channel is joined again with the last one. */
  #missing = false;

  constructor({ socket, name, channel, token, log }: TopicOptions) {
    this.#name = name;
    this.#log = log;
    this.#channel = socket.channel(channel, () => ({
      ...(token() ? { token: token() } : {}),
      ...(this.#epoch ? { since: this.#seq, epoch: this.#epoch } : {}),
    }));
    // Every event passes here, of any name.
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

  /** What breaks the contract is logged, and the listeners read everything again instead. */
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
    // An event this page does not know yet: what it changed is read.
    const parsed = v.parse(topicNamed(this.#name)?.events[event] ?? v.never(), data);
    for (const listener of this.listeners) listener.event(event, parsed);
  }

  /** As after an error on the channel: the client's own way to join once more, after a wait that differs from page to page. */
  #joinAgain(): void {
    this.#missing = true;
    // The published types leave it out.
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
