/** Array literals for unnest(). The driver's own escape every element by regular expression: for a batch that costs as much as the bets. */
export const plain = (values: readonly (bigint | number | string)[]): string => `{${values.join(',')}}`;

/** Returns the array literal of values with any content: text and JSON. Null stays null. */
export function quoted(values: readonly (string | null)[]): string {
  let literal = '';
  for (const value of values) {
    literal += literal === '' ? '{' : ',';
    literal += value === null ? 'null' : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  }
  return literal === '' ? '{}' : `${literal}}`;
}

export const nullable = (values: readonly (bigint | number | string | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;

/** Texts that hold no line feed, as JSON never does, for string_to_array(): nothing to escape, and quicker to take apart. */
export const lines = (values: readonly string[]): string => values.join('\n');
