import { useEffect, useEffectEvent } from 'react';

const OWN_SPACE = 'button, a, input, select, textarea, summary, dialog *';

/** The space bar presses the one button, unless the focus is on something with a use of its own for it. */
export function usePressKey(press: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.repeat || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest(OWN_SPACE)) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
