/** Tells whether the browser has popovers: Chrome 114, Firefox 125, Safari 17. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

function tell(panel: HTMLElement, type: 'beforetoggle' | 'toggle', open: boolean): void {
  panel.dispatchEvent(Object.assign(new Event(type), { newState: open ? 'open' : 'closed' }));
}

/** Opens or closes a panel like a popover in browsers without popovers. The styles check `data-open`. */
function setOpen(panel: HTMLElement, open: boolean): void {
  if (panel.hasAttribute('data-open') === open) return;
  tell(panel, 'beforetoggle', open);
  panel.toggleAttribute('data-open', open);
  tell(panel, 'toggle', open);
}

export function openPopover(panel: HTMLElement): void {
  if (hasPopovers()) panel.showPopover();
  else setOpen(panel, true);
}

export function closePopover(panel: HTMLElement): void {
  if (hasPopovers()) panel.hidePopover();
  else setOpen(panel, false);
}

/** Toggles a popover in browsers without popovers. Other browsers do it themselves for the button that names it. */
export function toggleWithoutPopovers(panel: HTMLElement): void {
  if (!hasPopovers()) setOpen(panel, !panel.hasAttribute('data-open'));
}

/**
 * Closes a panel in browsers without popovers, on a press outside it or on Escape, which also returns the focus to the
 * opener.
 */
export function dismissWithoutPopovers(panel: HTMLElement, opener: HTMLElement, signal: AbortSignal): void {
  if (hasPopovers()) return;
  addEventListener(
    'pointerdown',
    ({ target }) => [panel, opener].some((part) => part.contains(target as Node)) || setOpen(panel, false),
    { signal },
  );
  addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(panel, false), { signal });
  panel.addEventListener('toggle', () => panel.contains(document.activeElement) && opener.focus(), { signal });
}
