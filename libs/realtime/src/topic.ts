import type { Channel, Socket } from 'phoenix';
import type { JoinReply } from '@croupier/contracts';

export interface Listener {
  /** One event, in order, once. */
  event: (name: string, data: unknown) => void;
  /** Too much was missed: read everything again. Also called after the first join, for what changed since the page was made. */
  reload?: () => void;
}

interface Message {
  seq: number;
  data: unknown;
}

const OWN_EVENTS = /^(phx_|chan_)/;

/** One joined topic and everyone in the page who listens to it. */
export class Topic {
  readonly listeners = new Set<Listener>();
  readonly #channel: Channel;
  #seq: number | null = null;
  #epoch: string | null = null;

  constructor(socket: Socket, name: string, token: () => string | undefined) {
    this.#channel = socket.channel(name, () => ({
      ...(token() ? { token: token() } : {}),
      ...(this.#epoch ? { since: this.#seq, epoch: this.#epoch } : {}),
    }));
    // Every event passes here, whatever its name.
    this.#channel.onMessage = (event: string, payload: unknown) => {
      if (!OWN_EVENTS.test(event) && payload) this.#receive(event, payload as Message);
      return payload;
    };
  }

  join(): void {
    this.#channel.join().receive('ok', (joinReply: JoinReply) => this.#joined(joinReply));
  }

  leave(): void {
    this.#channel.leave();
  }

  #receive(event: string, { seq, data }: Message): void {
    if (typeof seq !== 'number' || (this.#seq !== null && seq <= this.#seq)) return;
    this.#seq = seq;
    for (const listener of this.listeners) listener.event(event, data);
  }

  #joined({ epoch, seq, missed, reload }: JoinReply): void {
    const first = this.#epoch === null;
    this.#epoch = epoch;
    if (first || reload) {
      this.#seq = seq;
      for (const listener of this.listeners) listener.reload?.();
    } else {
      for (const each of missed ?? []) this.#receive(each.event, each);
    }
  }
}
