const CONTROLS = 'button, a[href], summary';

/**
 * Gives the focus to what is pressed, as every browser but Safari does: what it opens knows then where the focus goes afterwards.
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
