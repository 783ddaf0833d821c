let reduced: MediaQueryList | undefined;

/** Whether pictures shall appear instead of moving. Asked for in frames, so the query is made once. */
export const isStill = (): boolean => (reduced ??= matchMedia('(prefers-reduced-motion: reduce)')).matches;
