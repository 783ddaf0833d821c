/** Signs of other scripts by what they stand for: full width, Arabic and Persian. */
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

/** One to three digits, not beginning with 0, then groups of exactly three behind one sign. */
const isGrouped = (whole: string, sign: string): boolean =>
  /^[1-9]\d{0,2}$/.test(whole.split(sign)[0]!) &&
  whole
    .split(sign)
    .slice(1)
    .every((group) => /^\d{3}$/.test(group));

/** The digits of a whole number, grouped or not; null where its groups are none. */
function readWhole(text: string): string | null {
  const [sign] = /[^\d]/.exec(text) ?? [];
  if (sign === undefined) return text;
  return isGrouped(text, sign) ? text.replaceAll(sign, '') : null;
}

/** Where whole and fraction part, if they do; null where that can't be told. */
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
  // The other sign: of three digits nobody knows what is meant, unless they are a group.
  if (isGrouped(text, last)) return { whole: text, fraction: '' };
  return parted.fraction.length === 3 ? null : parted;
}

/**
 * Reads a number as people of a locale type it: `1.000,50` and `1000,50` in German, with digits of other scripts, spaces between
 * groups, and what may stand beside it, such as a currency's sign or code. Answers decimal text (`1000.50`), or null for
 * whatever could mean two things or nothing: a number that is read wrong is money that is wrong.
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
