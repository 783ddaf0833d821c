/** A whole number as somebody types it, or null. */
export const whole = (text: string): bigint | null => (/^\d{1,5}$/.test(text.trim()) ? BigInt(text.trim()) : null);
