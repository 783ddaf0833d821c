let resolveHydrated: () => void = () => undefined;

/**
 * Resolves once React has hydrated the frame. A window opened earlier would meet markup that React doesn't know yet.
 */
export const frameHydrated = /* @__PURE__ */ new Promise<void>((resolve) => (resolveHydrated = resolve));

export const markFrameHydrated = (): void => resolveHydrated();
