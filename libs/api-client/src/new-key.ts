/** Returns a new idempotency key for one operation with money. */
export const newKey = (): string => crypto.randomUUID();
