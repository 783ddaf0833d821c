let reduced: MediaQueryList | undefined;

/** Returns whether the player prefers reduced motion. Every frame asks, so the media query is created once. */
export const isStill = (): boolean => (reduced ??= matchMedia('(prefers-reduced-motion: reduce)')).matches;
