import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the field a step begins with, when the step comes in the place of another. What is there from the start
 * is focused by its dialog, and on a page by nobody, unless `atOnce`.
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
