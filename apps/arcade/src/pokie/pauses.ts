const READING_MS = 2_400;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Pause between two free spins. */
export const BETWEEN_FREE_SPINS_MS = 420;

export interface Pacing {
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
  /** Returns whether free spins start and end without a press, because autoplay is on. */
  readonly handsFree?: (() => boolean) | undefined;
}

/** Creates the waits of a round's script: a press ends a wait, and a skipped part has none. */
export function openPauses({ wait = sleep, handsFree = () => false }: Pacing) {
  let goOn: (() => void) | null = null;
  let cutShort: (() => void) | null = null;
  let skipping = false;
  return {
    wait,
    isSkipping: (): boolean => skipping,
    /** Waits while a card is read: until a press or, without one, a timeout. */
    async read(): Promise<void> {
      if (skipping) return;
      const press = new Promise<void>((resolve) => (goOn = resolve));
      await (handsFree() ? Promise.race([press, wait(READING_MS)]) : press);
      goOn = null;
    },
    /** Waits until the time is over or a press ends it. */
    async waitOrPress(ms: number): Promise<void> {
      if (skipping || ms <= 0) return;
      await Promise.race([wait(ms), new Promise<void>((resolve) => (cutShort = resolve))]);
      cutShort = null;
    },
    press: (): void => (goOn ?? cutShort)?.(),
    cut: (): void => cutShort?.(),
    skip(): void {
      skipping = true;
      goOn?.();
      cutShort?.();
    },
    skipped(): void {
      skipping = false;
    },
  };
}

export type Pauses = ReturnType<typeof openPauses>;
