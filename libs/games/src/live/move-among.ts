import type { KeyboardEvent } from 'react';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows move the focus to the nearest of the buttons beside this one in their direction, as it lies on the screen. */
export function moveAmong(event: KeyboardEvent<HTMLButtonElement>): void {
  const direction = directions[event.key];
  const from = event.currentTarget;
  if (!direction || !from.parentElement) return;
  event.preventDefault();
  const others = Array.from(from.parentElement.querySelectorAll('button')).filter((button) => button !== from);
  const [nearest] = others
    .map((button) => ({ button, far: distance(from, button, direction) }))
    .filter(({ far }) => far !== null)
    .sort((one, other) => one.far! - other.far!);
  if (!nearest) return;
  from.tabIndex = -1;
  nearest.button.tabIndex = 0;
  nearest.button.focus();
}

/** Null: it does not lie there. What is off to the side counts for more than what is far ahead. */
function distance(from: Element, to: Element, [x, y]: readonly [number, number]): number | null {
  const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const ahead =
    x !== 0
      ? gap(one.left, one.right, other.left, other.right) * x
      : gap(one.top, one.bottom, other.top, other.bottom) * y;
  const aside =
    x !== 0 ? gap(one.top, one.bottom, other.top, other.bottom) : gap(one.left, one.right, other.left, other.right);
  return ahead > 0 ? ahead + Math.abs(aside) * 3 : null;
}

/** Between two stretches, signed; nothing where they overlap by more than a hair. */
function gap(from: number, to: number, otherFrom: number, otherTo: number): number {
  const hair = 1;
  if (otherFrom >= to - hair) return otherFrom - to + 2 * hair;
  if (otherTo <= from + hair) return otherTo - from - 2 * hair;
  return 0;
}
