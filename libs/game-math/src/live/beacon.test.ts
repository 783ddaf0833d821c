import { bls12_381 } from '@noble/curves/bls12-381.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { beaconChainHash, beaconRandomness, isBeaconSignature, ownBeacon, quicknet } from './beacon.ts';

const bls = bls12_381.shortSignatures;
const { Point } = bls12_381.G1;

/** Published by drand quicknet. */
const PUBLISHED = [
  {
    round: 1,
    signature: 'b55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b',
    randomness: '1466a6cd24e327188770752f6134001c64d6efcc590ccc26b721611ad96f165a',
  },
  {
    round: 1000,
    signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  },
];
const [, { round, signature }] = PUBLISHED as [unknown, (typeof PUBLISHED)[number]];
const isQuicknets = (of: number, said: string) => isBeaconSignature(bls, quicknet.publicKey, of, said);

test('what drand quicknet published is its own, and says what it said', () => {
  for (const { round: of, signature: said, randomness } of PUBLISHED) {
    expect(isQuicknets(of, said)).toBe(true);
    expect(beaconRandomness(said)).toBe(randomness);
  }
});

test('the hash that names quicknet is of the key and the times that stand here', () => {
  const genesisSeed = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e';
  expect(beaconChainHash({ ...quicknet, genesisSeed, id: 'quicknet' })).toBe(quicknet.chain);
});

test('another round, another key and any flipped bit are refused', () => {
  for (const other of [0, 1, round - 1, round + 1, 2 ** 53 - 1]) expect(isQuicknets(other, signature)).toBe(false);
  const other = ownBeacon(bls, 'another', { ...quicknet, name: 'another' });
  expect(isBeaconSignature(bls, other.publicKey, round, signature)).toBe(false);
  for (let bit = 0; bit < signature.length * 4; bit += 5) {
    const digits = [...signature];
    const at = Math.floor(bit / 4);
    digits[at] = (parseInt(digits[at]!, 16) ^ (1 << (bit % 4))).toString(16);
    expect(isQuicknets(round, digits.join('')), `bit ${bit}`).toBe(false);
  }
});

/** Compresses a point without checking its subgroup. */
const hexOf = (point: InstanceType<typeof Point>): string => {
  const { x, y } = point.toAffine();
  const isLarger = y > (bls12_381.fields.Fp.ORDER - 1n) / 2n;
  return ((isLarger ? 0xa0n << 376n : 0x80n << 376n) | x).toString(16);
};

test('one signature has one form: nobody has a second salt to choose', () => {
  const point = Point.fromHex(signature);
  expect(hexOf(point)).toBe(signature);
  expect(isQuicknets(round, point.toHex(false))).toBe(false);
  expect(isQuicknets(round, signature.toUpperCase())).toBe(false);
  // Adds a point that pairings ignore; only the subgroup check finds it.
  const { Fp, Fr } = bls12_381.fields;
  const torsion = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n].flatMap((x) => {
    const square = Fp.add(Fp.pow(x, 3n), 4n);
    if (!Fp.eql(Fp.pow(square, (Fp.ORDER - 1n) / 2n), Fp.ONE)) return [];
    const any = Point.fromAffine({ x, y: Fp.sqrt(square) });
    return [any.multiplyUnsafe(Fr.ORDER - 1n).add(any)];
  });
  expect(torsion.length).toBeGreaterThan(0);
  for (const each of torsion) {
    expect(each.is0()).toBe(false);
    expect(isQuicknets(round, hexOf(point.add(each)))).toBe(false);
  }
  for (const nonsense of ['', '00', 'c0' + '0'.repeat(94), 'f'.repeat(96), 'zz'.repeat(48)])
    expect(isQuicknets(round, nonsense)).toBe(false);
});

test('a beacon of our own signs as drand does: the same secret is the same chain, and its rounds differ', () => {
  const times = { name: 'sandbox', genesisAt: 1_764_000_000_000, periodMs: 3_000 };
  const [one, again, other] = ['one', 'one', 'other'].map((secret) => ownBeacon(bls, secret, times));
  expect(one!.chain).toBe(again!.chain);
  expect(one!.chain).not.toBe(other!.chain);
  expect(hexToBytes(one!.publicKey)).toHaveLength(96);
  const said = [1, 2].map((of) => one!.sign(of));
  expect(again!.sign(1)).toBe(said[0]);
  expect(said.map((each, at) => isBeaconSignature(bls, one!.publicKey, at + 1, each))).toEqual([true, true]);
  expect(isBeaconSignature(bls, one!.publicKey, 1, said[1]!)).toBe(false);
  expect(isBeaconSignature(bls, other!.publicKey, 1, said[0]!)).toBe(false);
});
