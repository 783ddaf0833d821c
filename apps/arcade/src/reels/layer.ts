export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d')!];
}

/**
 * Opens an offscreen layer of the canvas's size. It is kept from frame to frame, so that static parts are drawn once.
 */
export function openLayer() {
  let held: ReturnType<typeof canvasOf> | null = null;
  let shows: readonly unknown[] = [];
  return {
    /** Returns the emptied context to draw `what` on, or null if the layer already shows exactly that. */
    renew(over: CanvasRenderingContext2D, what: readonly unknown[]): CanvasRenderingContext2D | null {
      const { width, height } = over.canvas;
      if (held?.[0].width === width && held[0].height === height && same(what, shows)) return null;
      shows = what;
      const [canvas, own] = (held ??= canvasOf(width, height));
      // Setting the size also clears the canvas.
      canvas.width = width;
      canvas.height = height;
      own.setTransform(over.getTransform());
      return own;
    },
    /** Context for adding to the current picture. */
    context: (): CanvasRenderingContext2D => held![1],
    /** Erases the picture and returns the context. */
    empty(): CanvasRenderingContext2D {
      const [{ width, height }, own] = held!;
      own.save();
      own.setTransform(1, 0, 0, 1, 0, 0);
      own.clearRect(0, 0, width, height);
      own.restore();
      return own;
    },
    lay(over: CanvasRenderingContext2D): void {
      over.save();
      over.setTransform(1, 0, 0, 1, 0, 0);
      over.drawImage(held![0], 0, 0);
      over.restore();
    },
  };
}

const same = (these: readonly unknown[], those: readonly unknown[]): boolean =>
  these.length === those.length && these.every((each, at) => each === those[at]);
