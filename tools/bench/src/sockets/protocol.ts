/** Measurements of one subject. Times in ms, CPU of the server process in µs per message. */
export interface Measured {
  cpuMicros: number;
  bytesPerSocket: number;
  /** Time from the send of one message to its arrival at the last client. */
  single: number;
  /** Time from the first send of a burst of 50 to the last arrival of its last message. */
  burst: number;
}

export const TOPIC = 'public:wins';
export const BURST = 50;
export const SINGLES = 30;
export const BURSTS = 4;

/** Returns a message of roughly the size of a published win. */
export const text = (n: number) =>
  JSON.stringify([
    null,
    null,
    TOPIC,
    'won',
    {
      seq: n,
      data: {
        game_title: 'Harbour Lights',
        nickname: 'Mara',
        win_amount_cents: 123_450,
        currency: 'EUR',
        at: '2026-11-20T10:00:00.000Z',
      },
    },
  ]);
