/** A key for one money-moving intention. */
export const newKey = (): string => crypto.randomUUID();
