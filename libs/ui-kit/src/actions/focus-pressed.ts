const CONTROLS = 'button, a[href], summary';

/**
 * Focuses the pressed control, as every browser but Safari does, so that the focus can return to it from what it opens.
 * Called once by each app.
 */
export function focusPressed(): void {
  let kept = false;
  // Code that prevents the default wants the focus to stay.
  addEventListener('mousedown', (event) => (kept = event.defaultPrevented));
  addEventListener(
    'click',
    ({ target, detail }) => {
      const control = detail > 0 && !kept && target instanceof Element && target.closest<HTMLElement>(CONTROLS);
      if (control && !control.contains(document.activeElement)) control.focus({ preventScroll: true });
    },
    true,
  );
}
