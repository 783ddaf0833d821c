import { vi } from 'vitest';

/** A canvas that takes every stroke and draws nothing: the reels' timing is real, their picture is not looked at. */
export function blindCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const gradient = { addColorStop: () => undefined };
  const context: object = new Proxy(
    {},
    {
      get: (_, name) => (String(name).startsWith('create') ? () => gradient : () => undefined),
      set: () => true,
    },
  );
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
  return canvas;
}
