import { vi } from 'vitest';

type Call = readonly [name: string, ...args: unknown[]];

/** Creates a context that draws nothing and records its calls. */
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

/** Replaces canvases with recording ones: animations run, and their calls can be counted. */
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
