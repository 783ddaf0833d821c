/** Separators of other scripts (full width, Arabic and Persian) with their Latin equivalents. */
const SIGNS: Readonly<Record<string, string>> = { '．': '.', '，': ',', '٫': '.', '٬': ',', '、': ',' };
const FIRST_DIGITS = [0xff10, 0x0660, 0x06f0];

function toLatin(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = FIRST_DIGITS.find((zero) => code >= zero && code <= zero + 9);
  return first === undefined ? (SIGNS[sign] ?? sign) : String(code - first);
}

function decimalSign(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}

/**
 * Returns whether the text has one to three digits that don't start with 0, then groups of exactly three after the same
 * separator.
 */
const isGrouped = (whole: string, sign: string): boolean =>
  /^[1-9]\d{0,2}$/.test(whole.split(sign)[0]!) &&
  whole
    .split(sign)
    .slice(1)
    .every((group) => /^\d{3}$/.test(group));

/** Returns the digits of a whole number, grouped or not; null if its groups are invalid. */
function readWhole(text: string): string | null {
  const [sign] = /[^\d]/.exec(text) ?? [];
  if (sign === undefined) return text;
  return isGrouped(text, sign) ? text.replaceAll(sign, '') : null;
}

/** Splits a number into its whole part and its fraction; null if it is ambiguous. */
function splitAt(text: string, decimal: string): { whole: string; fraction: string } | null {
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return { whole: text, fraction: '' };
  const at = text.lastIndexOf(last);
  const parted = { whole: text.slice(0, at), fraction: text.slice(at + 1) };
  const once = signs.filter((sign) => sign === last).length === 1;
  if (signs.length > 1)
    return once ? parted : signs.every((sign) => sign === last) ? { whole: text, fraction: '' } : null;
  if (last === decimal) return parted;
  // The separator isn't the locale's decimal one: three digits after it are ambiguous, unless they form a group.
  if (isGrouped(text, last)) return { whole: text, fraction: '' };
  return parted.fraction.length === 3 ? null : parted;
}

/**
 * Parses a number as people of a locale type it: `1.000,50` and `1000,50` in German. Accepts digits of other scripts,
 * spaces between groups, and a currency's sign or code next to it. Returns decimal text (`1000.50`), or null for
 * anything ambiguous or meaningless: a wrong number would be wrong money.
 */
export function readTypedNumber(typed: string, locale: string, beside: readonly string[] = []): string | null {
  let text = Array.from(typed.trim(), toLatin).join('');
  const name = beside.find((each) => {
    const [own, shown] = [text.toLowerCase(), each.toLowerCase()];
    return shown !== '' && (own.startsWith(shown) || own.endsWith(shown));
  });
  if (name !== undefined)
    text = text.toLowerCase().startsWith(name.toLowerCase()) ? text.slice(name.length) : text.slice(0, -name.length);
  text = text
    .trim()
    .replace(/[\s\u200e\u200f]/gu, ' ')
    .replace(/[’_]/g, "'");
  const split = splitAt(text, decimalSign(locale));
  if (!split || !/^\d*$/.test(split.fraction) || !/^[\d.,' ]*$/.test(split.whole)) return null;
  const whole = readWhole(split.whole);
  if (whole === null || whole + split.fraction === '') return null;
  return split.fraction === '' ? whole : `${whole || '0'}.${split.fraction}`;
}
