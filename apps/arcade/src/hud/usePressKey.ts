import { useEffect, useEffectEvent } from 'react';
import type { ParentPage } from '../frame/parent.ts';

const OWN_SPACE = 'button, a, input, select, textarea, summary, dialog *';

/** Binds the space bar to the main button, unless the focused element uses the space bar itself. */
export function usePressKey(parent: ParentPage, press: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest(OWN_SPACE)) return;
    // Also for a held key, or the embedding page would scroll.
    event.preventDefault();
    if (!event.repeat) press();
  });
  const onPress = useEffectEvent(() => {
    if (!document.querySelector('dialog[open]')) press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => parent.listen(({ kind }) => kind === 'press' && onPress()), [parent]);
}
