import type { Described } from './arbitrary.ts';

/** Keys that lead to a text in a value. */
export type Place = readonly string[];

/** Returns every path of a schema where a caller may write free text: strings, and parts the schema leaves open. */
export function textPlaces(node: Described): Place[] {
  const under = (key: string, inner: Described) => textPlaces(inner).map((rest) => [key, ...rest]);
  switch (node.type) {
    case 'string':
    case 'picklist':
      return [[]];
    case 'number':
    case 'boolean':
    case 'literal':
      return [];
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.entries(node.entries).flatMap(([key, inner]) => under(key, inner));
    case 'array':
      return under('0', node.item);
    case 'strict_tuple':
      return node.items.flatMap((inner, index) => under(String(index), inner));
    case 'record':
      return under('key', node.value);
    case 'optional':
    case 'exact_optional':
    case 'nullable':
    case 'nullish':
      return textPlaces(node.wrapped);
    case 'union':
    case 'variant':
      return node.options.flatMap(textPlaces);
    default:
      return [[], ['any'], ['side']];
  }
}

/** Returns the value at a path; undefined if there is none. */
export function textAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}

/** Returns a copy with a text at a path; creates missing parents. */
export function withText(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  if (key === '0') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [withText(first, rest, text), ...others];
  }
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [key]: withText(fields[key], rest, text) };
}

const UUID = '00000000-0000-4000-8000-000000000000';

/** Texts that may break a database, a parser or a regular expression. */
export const badTexts = {
  nul: 'a\0b',
  'half a pair': 'a\ud800b',
  'the other half': '\udc00',
  '10,000 characters': 'x'.repeat(10_000),
  '10,000 spaces': `x${' '.repeat(10_000)}x`,
  'no such day': '2026-02-30',
  'year 0': '0000-01-01',
  'no such time': '2026-13-01T99:99:99Z',
  'no such moment': '2026-02-30T12:00:00.000Z',
  'cursor of no such day': `2026-02-30T12:00:00.000Z_${UUID}`,
  'cursor of no such id': `2026-02-20T12:00:00.000Z_${'-'.repeat(36)}`,
  'cursor of year 0': `0000-01-01T00:00:00.000Z_${UUID}`,
} as const;
