/** Test cards with a fixed outcome. Every other number with a valid check digit is accepted too. */
export const testCards = [
  { number: '4111111111111111', outcome: 'succeeded', words: 'succeeds' },
  { number: '5500000000000004', outcome: 'succeeded', words: 'succeeds (another brand)' },
  { number: '4000000000000002', outcome: 'declined', words: 'is declined' },
  { number: '4000000000009995', outcome: 'insufficient_funds', words: 'is declined: insufficient funds' },
  { number: '4000000000003220', outcome: 'challenge', words: 'asks for a code first (use 1234)' },
  { number: '4000000000000077', outcome: 'pending', words: 'stays pending, then succeeds' },
  { number: '4000000000000119', outcome: 'provider_error', words: 'fails with an error at the bank' },
] as const;

export type CardOutcome = (typeof testCards)[number]['outcome'];

/** Returns whether the check digit of a card number is right. */
export function passesCheckDigit(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, sign, index) => {
    const digit = Number(sign) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

export const outcomeOf = (number: string): CardOutcome =>
  testCards.find((card) => card.number === number)?.outcome ?? 'succeeded';

export const outcomeOfProfile = (bin: string, end: string): CardOutcome =>
  testCards.find((card) => card.number.startsWith(bin) && card.number.endsWith(end))?.outcome ?? 'succeeded';

/** Returns the first six and last four digits, the only ones stored. */
export const maskedNumber = (number: string) => `${number.slice(0, 6)}******${number.slice(-4)}`;

/** Returns whether "MM/YY" or "MM/YYYY" hasn't expired. */
export function isLiveExpiry(text: string, now: Date): boolean {
  const parts = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(text.trim());
  if (!parts) return false;
  const afterMonth = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1);
  return afterMonth > now.getTime();
}
