import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first field of a step that replaces another one. The initial step is focused by its dialog, or on a page
 * only with `atOnce`.
 */
export function useFirstField(step: unknown, { atOnce = false } = {}): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(atOnce ? undefined : step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [step]);
  return form;
}
