/** Milliseconds a live bet waits; null of one that has. */
export type LiveDelay = number | null;
