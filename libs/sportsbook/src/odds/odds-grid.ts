import type { KeyboardEvent } from 'react';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Moves the focus between odds with the arrow keys by their positions on the screen, in any layout of rows and columns.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const step = ARROWS[event.key];
  const from = event.target instanceof Element && event.target.closest<HTMLElement>('[data-odds]');
  if (!step || !from) return;
  const prices = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-odds]')].filter(
    (price) => price.offsetParent !== null,
  );
  const next = nearest(from, prices, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Returns the nearest cell in a direction. Distance off the line counts three times. */
function nearest(
  from: HTMLElement,
  prices: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const start = centre(from);
  let best: { price: HTMLElement; far: number } | null = null;
  for (const price of prices) {
    const { x, y } = centre(price);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (price === from || along < 4) continue;
    const far = along + 3 * aside;
    if (!best || far < best.far) best = { price, far };
  }
  return best?.price ?? null;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
