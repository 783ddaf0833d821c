/** Key of one market of one event in every table, message and slip. */
export interface MarketKey {
  readonly eventId: number;
  readonly marketId: number;
  /** Canonical specifiers: sorted by name, `total=2.5`, `hcp=-1.5|setnr=1`, or empty. */
  readonly specifiers: string;
}

const PART = /^[a-z]+=[-0-9a-z.:]+$/;

/**
 * Returns specifiers in canonical form: sorted, without blanks, numbers in their shortest form. Equal lines of two
 * feeds get equal texts.
 */
export function canonicalSpecifiers(parts: Readonly<Record<string, string | number>>): string {
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${shortest(String(value))}`)
    .sort()
    .join('|');
}

/** Parses specifiers; null if the text isn't a list of them, or has one twice. */
export function parseSpecifiers(text: string): Record<string, string> | null {
  if (text === '') return {};
  const parts = text.split('|');
  if (!parts.every((part) => PART.test(part))) return null;
  const pairs = parts.map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=');
    return [name, value];
  });
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : null;
}

export const marketKey = (key: MarketKey): string => `${key.eventId}/${key.marketId}/${key.specifiers}`;

/** Returns a number in its shortest form: `2.50`, `+1`, `-0` become `2.5`, `1`, `0`. Any other text is unchanged. */
function shortest(value: string): string {
  return /^[+-]?\d+(\.\d+)?$/.test(value) ? String(Number(value) + 0 || 0) : value;
}
