import { useEffect, useEffectEvent } from 'react';

const OWN_KEYS = 'input, select, textarea, dialog *';

/** Shortcuts in addition to the space bar, by typed character or key name. Each presses a visible button. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

export function useShortcuts(shortcuts: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const act = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
