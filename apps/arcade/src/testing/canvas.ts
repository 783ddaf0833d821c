import { vi } from 'vitest';

type Call = readonly [name: string, ...args: unknown[]];

/** A context that takes every stroke, draws nothing, and says what it was told. */
function blindContext(canvas: HTMLCanvasElement, calls: Call[]): CanvasRenderingContext2D {
  const gradient = { addColorStop: () => undefined };
  const context: object = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'canvas') return canvas;
        return (...args: unknown[]) => {
          calls.push([String(name), ...args]);
          if (String(name).startsWith('create')) return gradient;
          return name === 'measureText' ? { width: 1 } : undefined;
        };
      },
      set: () => true,
    },
  );
  return context as CanvasRenderingContext2D;
}

/** Canvases on which nothing is seen: what moves on them is real, and what they were told can be counted. */
export function blindCanvases() {
  const told = new Map<HTMLCanvasElement, Call[]>();
  const contexts = new Map<HTMLCanvasElement, CanvasRenderingContext2D>();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(this: HTMLCanvasElement) {
    const calls = told.get(this) ?? [];
    told.set(this, calls);
    const context = contexts.get(this) ?? blindContext(this, calls);
    contexts.set(this, context);
    return context as never;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo(): void {}
      lineTo(): void {}
      rect(): void {}
      roundRect(): void {}
    },
  );
  return {
    canvas: (): HTMLCanvasElement => document.createElement('canvas'),
    /** Returns the calls on all canvases since the last time, and forgets them. */
    calls(): readonly Call[] {
      const all = [...told.values()].flat();
      for (const calls of told.values()) calls.length = 0;
      return all;
    },
  };
}
