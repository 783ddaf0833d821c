/** Parses a typed whole number; null if it isn't one. */
export const whole = (text: string): bigint | null => (/^\d{1,5}$/.test(text.trim()) ? BigInt(text.trim()) : null);
