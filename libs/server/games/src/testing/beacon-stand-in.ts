import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { beaconRandomness, beaconRoundAt, type OwnBeacon, ownBeacon } from '@croupier/game-math';

/** Behaviour of the beacon: normal, another round, a wrong signature, an endless response, an error, or no response. */
export type BeaconMood = 'answers' | 'other_round' | 'lies' | 'endless' | 'broken' | 'silent';

export interface BeaconStandIn {
  url: string;
  chain: OwnBeacon;
  mood: BeaconMood;
  asked: number;
  close: () => Promise<void>;
}

/** Starts a beacon with drand's HTTP API, its own key and a configurable behaviour. */
export async function beaconStandIn(
  clock: () => Date,
  { secret = 'test', periodMs = 3_000 }: { secret?: string; periodMs?: number } = {},
): Promise<BeaconStandIn> {
  const times = { name: 'stand-in', genesisAt: Date.parse('2026-01-01T00:00:00Z'), periodMs };
  const chain = ownBeacon(bls12_381.shortSignatures, secret, times);
  const server = createServer((request, response) => {
    const [, hash, , last] = (request.url ?? '').split('/');
    standIn.asked += 1;
    if (hash !== chain.chain || beaconRoundAt(chain, Number(last)) > clock().getTime()) response.writeHead(404).end();
    else answer(response, Number(last));
  });
  function answer(response: ServerResponse, round: number): void {
    const { mood } = standIn;
    if (mood === 'silent') return;
    if (mood === 'broken') return void response.writeHead(500).end();
    if (mood === 'endless') return void response.end('9'.repeat(1_000_000));
    const signature = chain.sign(mood === 'lies' ? round + 1 : round);
    const said = { round: mood === 'other_round' ? round - 1 : round, signature };
    response.end(JSON.stringify({ ...said, randomness: beaconRandomness(signature) }));
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const standIn: BeaconStandIn = {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, chain },
    ...{ mood: 'answers', asked: 0 },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return standIn;
}
