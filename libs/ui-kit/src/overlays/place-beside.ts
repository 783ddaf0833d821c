const GAP_PX = 6;

/**
 * Positions a fixed panel below its button, or above if the button is low, and aligns it with the side the button is
 * nearer to. The stylesheet reads the variables, so that a phone can position it elsewhere.
 */
export function placeBeside(panel: HTMLElement | null, button: HTMLElement | null): void {
  if (!panel || !button) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const above = top + bottom > clientHeight;
  const atEnd = left + right > clientWidth;
  const room = (above ? top : clientHeight - bottom) - 3 * GAP_PX;
  const sides = {
    '--menu-top': above ? 'auto' : `${bottom + GAP_PX}px`,
    '--menu-bottom': above ? `${clientHeight - top + GAP_PX}px` : 'auto',
    '--menu-left': atEnd ? 'auto' : `${left}px`,
    '--menu-right': atEnd ? `${clientWidth - right}px` : 'auto',
    '--menu-room': `${Math.max(room, 0)}px`,
  };
  for (const [name, value] of Object.entries(sides)) panel.style.setProperty(name, value);
}
