let resolveTaken: () => void = () => undefined;

/** Settles once React has taken over the frame: what opens a window before would meet markup that does not know it. */
export const takenOver = /* @__PURE__ */ new Promise<void>((resolve) => (resolveTaken = resolve));

export const tellTakenOver = (): void => resolveTaken();
