let resolveTaken: () => void = () => undefined;

/**
 * Resolves once React has hydrated the frame. A window opened earlier would meet markup that React doesn't know yet.
 */
export const takenOver = /* @__PURE__ */ new Promise<void>((resolve) => (resolveTaken = resolve));

export const tellTakenOver = (): void => resolveTaken();
