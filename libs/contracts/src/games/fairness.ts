import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

/** The player's half of the randomness: any printable text without a colon, which separates it from the nonce. */
export const ClientSeed = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[\x20-\x39\x3b-\x7e]{1,64}$/));

/** Seeds of the player's next rounds. The server seed itself is shown once no round can use it any more. */
export const FairnessSeeds = /*#__PURE__*/ v.object({
  /** Lower-case hex SHA-256 of the server seed's text. */
  server_seed_hash: v.string(),
  client_seed: v.string(),
  /** Nonce of the next bet; it increases by one per bet. */
  nonce: v.number(),
  /**
   * Published in advance: this seed is used after the next rotation, so the client seed set then can't be known
   * beforehand.
   */
  next_server_seed_hash: v.string(),
  /** Previous seeds, revealed. */
  previous: v.nullable(
    v.object({ server_seed: v.string(), server_seed_hash: v.string(), client_seed: v.string(), bets: v.number() }),
  ),
});
export type FairnessSeeds = v.InferOutput<typeof FairnessSeeds>;

/** GET /api/fairness/seeds. */
export const readFairnessSeeds = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/seeds',
  reply: FairnessSeeds,
});

/** POST /api/fairness/seeds/rotate: reveals the server seed and begins with the next one and nonce 0. */
export const rotateFairnessSeeds = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/fairness/seeds/rotate',
  body: v.object({ client_seed: v.optional(ClientSeed) }),
  reply: FairnessSeeds,
  refusals: ['round_open'],
});

/** PUT /api/fairness/seeds/client: sets the client seed; after the first bet under a seed this rotates it. */
export const setClientSeed = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/fairness/seeds/client',
  body: v.object({ client_seed: ClientSeed }),
  reply: FairnessSeeds,
  refusals: ['round_open'],
});
