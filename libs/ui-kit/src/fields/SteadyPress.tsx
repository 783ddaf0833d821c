import { type FocusEvent, type ReactNode, useRef } from 'react';
import styles from './steady-press.module.css';

/**
 * Delays the blur of the fields in it until a press has landed. Otherwise an error shown at the field would move the
 * pressed element away first.
 */
export function SteadyPress({ children }: { children: ReactNode }) {
  const pressing = useRef(false);
  const left = useRef(new Set<HTMLElement>());

  function press() {
    if (pressing.current) return;
    pressing.current = true;
    const ending = new AbortController();
    const land = ({ type, target }: Event) => {
      if (type === 'blur' && target !== window) return; // A field's own blur, which is captured here too.
      ending.abort();
      // The click follows right after the release.
      setTimeout(() => {
        pressing.current = false;
        const fields = [...left.current].filter((field) => field !== document.activeElement);
        left.current.clear();
        for (const field of fields) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      });
    };
    // A drag ends without a release.
    for (const end of ['mouseup', 'dragend', 'blur'])
      addEventListener(end, land, { capture: true, signal: ending.signal });
  }
  function hold(event: FocusEvent) {
    if (!pressing.current || !(event.target instanceof HTMLElement)) return;
    left.current.add(event.target);
    event.stopPropagation();
  }
  return (
    <div role="presentation" className={styles.around} onMouseDownCapture={press} onBlurCapture={hold}>
      {children}
    </div>
  );
}
