import { createHash } from 'node:crypto';
import type { Club, Crest } from '@croupier/contracts';

const PATTERNS = [
  'plain',
  'halves',
  'stripes',
  'hoops',
  'quarters',
  'sash',
  'chevron',
  'cross',
  'chief',
  'rays',
] as const;
const CHARGES = [
  'star',
  'anchor',
  'tower',
  'wave',
  'sun',
  'oak',
  'wheel',
  'mountain',
  'crown',
  'bird',
  'ring',
  'none',
] as const;
const COLOURS = [
  ['#12355b', '#f4f1ea', '#f2c14e'],
  ['#7a1f2b', '#f4e3c1', '#f4f1ea'],
  ['#1f6f5c', '#e8efe9', '#f2c14e'],
  ['#b4541a', '#22303c', '#f4f1ea'],
  ['#4a4e69', '#f2e9e4', '#e9c46a'],
  ['#2a7fa5', '#f4f1ea', '#12355b'],
] as const;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns an id within the length limit that is unique to this text. */
export function idOf(text: string): string {
  const id = plain(text);
  if (id !== '' && id.length <= 60) return id;
  return `${id.slice(0, 40)}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`.replace(/^-/, '');
}

/** A team of a league by its name, which is all a service tells of it: the shield is ours, always the same for a name. */
export function clubOf(league: string, name: string): Club {
  const hash = createHash('sha256').update(`${league}/${name}`).digest();
  const pick = <Item>(items: readonly Item[], at: number): Item => items[hash[at]! % items.length]!;
  const [field, second, metal] = pick(COLOURS, 0);
  const crest: Crest = { pattern: pick(PATTERNS, 1), field, second, charge: pick(CHARGES, 2), metal };
  const short_name = plain(name).replaceAll('-', '').slice(0, 3).toUpperCase() || 'XXX';
  return { id: idOf(`${league} ${name}`), name, short_name, crest };
}
