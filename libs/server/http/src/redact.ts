const REDACTED = '[redacted]';
const DEPTH = 12;

/** Parts of names that mark a secret anywhere, and words that do so only as a whole word. */
const SECRET_PARTS = /passw|passphrase|token|secret|authorization|cookie|credential|apikey/;
const SECRET_WORDS = new Set([
  'card',
  'cvc',
  'cvv',
  'otp',
  'pin',
  'pwd',
  'iban',
  'auth',
  'bearer',
  'signature',
  'session',
]);

function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return SECRET_PARTS.test(words.join('')) || words.some((word) => SECRET_WORDS.has(word));
}

/** Matches `name=` in a query, a fragment, a cookie or a sentence, possibly encoded; the value follows. */
const ASSIGNED = /(?:%[\da-f]{2}|(?<![\w.-]))(?<name>[\w.-]{1,64})(?:=|%3D)/gi;
const ASSIGNED_VALUE = /[^\s&#;,"'<>]+/y;
/** Matches `"name":` in JSON inside a text, possibly with escaped quotes; the value follows. */
const QUOTED = /(?<quote>\\{0,7}["'])(?<name>[\w.-]{1,64})\k<quote>\s{0,8}:\s{0,8}/g;
const QUOTED_VALUE = /(\\{0,7}["'])(?:(?!(?<!\\)\1).)*(?<!\\)\1|[^\s,}\]]+/sy;
const SCHEMES = /\b(bearer|basic|payment|customer)\s+[\w~+/.=-]{12,}/gi;
/** Matches random values such as tokens, which have no key in paths and sentences. Row ids are UUIDs and are kept. */
const RANDOM = /[\w-]{24,}/g;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DIGITS = /\b\d(?:[ -]?\d){12,18}\b/g;

const isRandom = (word: string) =>
  !UUID.test(word) && /\d/.test(word) && ((/[a-z]/.test(word) && /[A-Z]/.test(word)) || /^[\da-f]{32,}$/i.test(word));

/** Returns whether digits pass Luhn's check, so that they may be a card number. */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Hides the values after labels that name a secret. */
function hideNamed(text: string, labels: RegExp, value: RegExp): string {
  let shown = '';
  let from = 0;
  for (const { index, 0: label, groups } of text.matchAll(labels)) {
    const end = index + label.length;
    if (index < from || !isSecretName(groups?.['name'] ?? '')) continue;
    value.lastIndex = end;
    const [hidden] = value.exec(text) ?? [];
    if (hidden === undefined) continue;
    shown += text.slice(from, end) + REDACTED;
    from = end + hidden.length;
  }
  return shown + text.slice(from);
}

function redactText(text: string): string {
  const named = hideNamed(
    hideNamed(text.replace(SCHEMES, `$1 ${REDACTED}`), QUOTED, QUOTED_VALUE),
    ASSIGNED,
    ASSIGNED_VALUE,
  );
  return named
    .replace(RANDOM, (word) => (isRandom(word) ? REDACTED : word))
    .replace(DIGITS, (digits) => (isCard(digits) ? REDACTED : digits));
}

function redactAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === 0) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redactAt(item, depth - 1));
  const { name, message, stack, cause } = value as Partial<Error>;
  const entries =
    value instanceof Error ? { ...value, type: name, message, stack, ...(cause ? { cause } : {}) } : value;
  return Object.fromEntries(
    Object.entries(entries).map(([key, item]: [string, unknown]) => {
      const hidden = isSecretName(key) && item !== null && item !== undefined && typeof item !== 'boolean';
      return [redactText(key), hidden ? REDACTED : redactAt(item, depth - 1)];
    }),
  );
}

/**
 * Returns a value safe to log: at any depth and in any text without passwords, tokens, cookies and cards. Promise U2.
 */
export const redact = <Value>(value: Value): Value => redactAt(value, DEPTH) as Value;
