import type { AnimationController } from '@formkit/auto-animate';

/** A list's `ref`: its items move as they come and go, and keep still where reduced motion is asked for. */
export function animateList(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let removed = false;
  let animation: AnimationController | undefined;
  // With the first list that is shown: no page needs it to begin with.
  void import('@formkit/auto-animate').then(({ default: autoAnimate }) => {
    if (!removed) animation = autoAnimate(list);
  });
  return () => {
    removed = true;
    animation?.destroy?.();
  };
}
