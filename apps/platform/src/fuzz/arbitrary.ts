import fc, { type Arbitrary } from 'fast-check';
import type { GenericSchema } from 'valibot';

/** Schema fields read here; valibot exposes them as plain properties. */
interface Plain {
  type: 'string' | 'number' | 'boolean';
  pipe?: Rule[];
}
/** Rule of a schema, or a nested schema with its own rules. */
interface Rule {
  kind: string;
  type: string;
  requirement?: unknown;
  pipe?: Rule[];
}
export type Described =
  | Plain
  | { type: 'literal'; literal: unknown }
  | { type: 'picklist'; options: unknown[] }
  | { type: 'object' | 'strict_object' | 'loose_object'; entries: Record<string, Described> }
  | { type: 'array'; item: Described }
  | { type: 'strict_tuple'; items: Described[] }
  | { type: 'record'; value: Described }
  | { type: 'optional' | 'exact_optional' | 'nullable' | 'nullish'; wrapped: Described }
  | { type: 'union' | 'variant'; options: Described[] };

const rulesOf = ({ pipe = [] }: { pipe?: Rule[] }): Rule[] =>
  pipe.flatMap((each) => (each.pipe && each.pipe !== pipe ? rulesOf(each) : [each]));

/** Returns the number set by a rule of the schema. */
function figure(schema: Plain, type: string): number | undefined {
  const requirement = rulesOf(schema).find((each) => each.type === type)?.requirement;
  return typeof requirement === 'number' ? requirement : undefined;
}

/** Ids of existing rows, so that a call gets past the lookup. */
export interface ExistingIds {
  uuids: readonly string[];
  numbers: readonly number[];
}

function text(schema: Plain, existing: ExistingIds): Arbitrary<unknown> {
  const rules = rulesOf(schema);
  if (rules.some((each) => each.type === 'uuid')) return fc.oneof(fc.constantFrom(...existing.uuids), fc.uuid());
  if (rules.some((each) => each.type === 'iso_timestamp'))
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
  if (rules.some((each) => each.type === 'iso_date'))
    return fc
      .date({ noInvalidDate: true, min: new Date('1920-01-01'), max: new Date('2020-01-01') })
      .map((date) => date.toISOString().slice(0, 10));
  const pattern = rules.find((each) => each.type === 'regex')?.requirement;
  if (pattern instanceof RegExp) {
    if (/\[1-9\]\\d\{0,15\}/.test(pattern.source))
      return fc.oneof(fc.constantFrom(...existing.numbers).map(String), fc.nat().map(String));
    try {
      return fc.stringMatching(pattern);
    } catch {
      return fc.emailAddress(); // The one pattern with a negated class too wide for the generator.
    }
  }
  return fc.string({
    minLength: figure(schema, 'min_length') ?? 0,
    maxLength: Math.min(figure(schema, 'max_length') ?? 40, 200),
  });
}

function number(schema: Plain): Arbitrary<unknown> {
  const min = figure(schema, 'min_value') ?? -1000;
  const max = figure(schema, 'max_value') ?? Number.MAX_SAFE_INTEGER;
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 20_000) }) },
    fc.integer({ min, max }),
  );
}

/**
 * Generates values that a schema accepts, as far as its description shows; transforms and checks may still refuse some.
 */
export function valid(schema: GenericSchema, existing: ExistingIds): Arbitrary<unknown> {
  const build = (node: Described): Arbitrary<unknown> => {
    switch (node.type) {
      case 'string':
        return text(node, existing);
      case 'number':
        return number(node);
      case 'boolean':
        return fc.boolean();
      case 'literal':
        return fc.constant(node.literal);
      case 'picklist':
        return fc.constantFrom(...node.options);
      case 'object':
      case 'strict_object':
      case 'loose_object': {
        const entries = Object.entries(node.entries);
        const optional = (each: Described) => each.type === 'optional' || each.type === 'nullish';
        return fc.record(Object.fromEntries(entries.map(([key, each]) => [key, build(each)])), {
          requiredKeys: entries.filter(([, each]) => !optional(each)).map(([key]) => key),
        });
      }
      case 'array':
        return fc.array(build(node.item), { maxLength: 4 });
      case 'strict_tuple':
        return fc.tuple(...node.items.map(build));
      case 'record':
        return fc.dictionary(fc.string({ maxLength: 10 }), build(node.value), { maxKeys: 3 });
      case 'optional':
      case 'exact_optional':
        return build(node.wrapped);
      case 'nullable':
      case 'nullish':
        return fc.option(build(node.wrapped));
      case 'union':
      case 'variant':
        return fc.oneof(...node.options.map(build));
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };
  return build(schema as unknown as Described);
}

/** Values that attackers and broken clients send. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    -(2 ** 53),
    true,
    [],
    {},
    '\u0000',
    'a\u0000b',
    '\ud800',
    "' or 1=1 --",
    '../../etc/passwd',
    '<script>',
    '__proto__',
    'constructor',
    '1e9',
    '-0',
    '9007199254740993',
    '999999999999999999999999',
    '2026-02-30',
    '2026-13-01T99:99:99Z',
    '00000000-0000-0000-0000-000000000000',
    'x'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Replaces a random part of a value with a hostile one. */
export function spoiled(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(value, fc.nat(), hostile).map(([whole, place, bad]) => {
    const paths = pathsOf(whole);
    return replaceAt(whole, paths[place % paths.length] ?? [], bad);
  });
}

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((rest) => [key, ...rest]))];
}

function replaceAt(value: unknown, [key, ...rest]: string[], bad: unknown): unknown {
  if (key === undefined) return bad;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === key ? replaceAt(each, rest, bad) : each));
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  return Object.fromEntries(fields.set(key, replaceAt(fields.get(key), rest, bad)));
}
