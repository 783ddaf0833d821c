/** Whether pictures shall appear instead of moving. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
