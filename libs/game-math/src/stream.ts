import { pick } from './pick.ts';

/** HMAC-SHA256 of two UTF-8 texts: 32 bytes. Injected, because Node's is native and a browser's must be synchronous. */
export type Hmac = (key: string, message: string) => Uint8Array;

export interface Seeds {
  /** Text whose SHA-256 the server published; used as text, not decoded. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number | bigint;
}

export interface RandomStream {
  byte(): number;
  /** Returns a number in [0, 1) from four bytes: Σ b[i] / 256^(i+1). */
  float(): number;
  /** Returns a whole number from 0 to `outcomes` − 1, all equally likely. */
  draw(outcomes: number): number;
}

const DRAW_RANGE = 2 ** 32;

/**
 * Creates a stream whose bytes are HMAC(serverSeed, "clientSeed:nonce:block"), block 0, 1, 2 … as digests are used up.
 */
export function createStream(hmac: Hmac, { serverSeed, clientSeed, nonce }: Seeds): RandomStream {
  let digest: Uint8Array = new Uint8Array(0);
  let offset = 0;
  let block = 0;

  const byte = (): number => {
    for (;;) {
      const next = digest[offset];
      offset += 1;
      if (next !== undefined) return next;
      digest = hmac(serverSeed, `${clientSeed}:${nonce}:${block}`);
      block += 1;
      offset = 0;
    }
  };
  const word = (): number => byte() * 2 ** 24 + byte() * 2 ** 16 + byte() * 2 ** 8 + byte();

  return {
    byte,
    float: () => word() / DRAW_RANGE,
    draw: (outcomes) => {
      for (;;) {
        const drawn = pick(word(), DRAW_RANGE, outcomes);
        if (drawn !== null) return drawn;
      }
    },
  };
}
