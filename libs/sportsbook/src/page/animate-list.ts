import type { AnimationController } from '@formkit/auto-animate';

/** Animates the items of a list as they are added and removed, except under reduced motion. For a list's `ref`. */
export function animateList(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let removed = false;
  let animation: AnimationController | undefined;
  // Loaded with the first list, since no page needs it at the start.
  void import('@formkit/auto-animate').then(({ default: autoAnimate }) => {
    if (!removed) animation = autoAnimate(list);
  });
  return () => {
    removed = true;
    animation?.destroy?.();
  };
}
