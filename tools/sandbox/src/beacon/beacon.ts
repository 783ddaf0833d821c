import { bls12_381 } from '@noble/curves/bls12-381.js';
import { BEACON_SCHEME, beaconRandomness, beaconRoundAfter, ownBeacon } from '@croupier/game-math';
import type { SandboxConfig } from '../config.ts';
import { type Answer, HttpError, json, type Routes } from '../http/router.ts';
import { html, page } from '../pages/html.ts';

/** Allows any page to read the beacon. */
const open = (answer: Answer): Answer => ({ ...answer, headers: { 'access-control-allow-origin': '*' } });

/**
 * Returns the routes of a beacon in drand's format that has its whole key. It signs each round at its time, and none
 * before.
 */
export function beaconRoutes({ secret, beacon }: SandboxConfig, clock: () => Date): Routes {
  const own = ownBeacon(bls12_381.shortSignatures, secret, beacon);
  const info = {
    public_key: own.publicKey,
    period: own.periodMs / 1000,
    genesis_time: own.genesisAt / 1000,
    hash: own.chain,
    groupHash: own.genesisSeed,
    schemeID: BEACON_SCHEME,
    metadata: { beaconID: own.name },
  };
  const latest = () => beaconRoundAfter(own, clock().getTime(), 0) - 1;
  function said(round: number): Answer {
    if (!Number.isSafeInteger(round) || round < 1) throw new HttpError(400, 'malformed_round');
    if (round > latest()) throw new HttpError(404, 'round_to_come');
    const signature = own.sign(round);
    return open(json({ round, randomness: beaconRandomness(signature), signature }));
  }
  /** Replies for its own chain only. */
  const ofChain = (hash: string | undefined, answer: () => Answer): Answer => {
    if (hash !== own.chain) throw new HttpError(404, 'unknown_chain');
    return answer();
  };
  return {
    'GET /chains': () => open(json([own.chain])),
    'GET /:hash/info': ({ params }) => ofChain(params['hash'], () => open(json(info))),
    'GET /:hash/public/latest': ({ params }) => ofChain(params['hash'], () => said(latest())),
    'GET /:hash/public/:round': ({ params }) => ofChain(params['hash'], () => said(Number(params['round']))),
  };
}

export const beaconPages = ({ beacon }: SandboxConfig): Routes => ({
  'GET /': () =>
    page({
      title: 'Beacon',
      body: html`<main>
        <p class="eyebrow">Sandbox</p>
        <h1>Beacon</h1>
        <p>
          Publishes a signed number every ${String(beacon.periodMs / 1000)} seconds, in the format of a public beacon:
          see
          <a href="/chains">/chains</a>. No one at the casino knows it in advance. Live tables wait for it after betting
          closes. The key of a public beacon is shared among many parties. This beacon’s key is on this machine.
        </p>
      </main>`,
    }),
});
