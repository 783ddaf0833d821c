import type { ComponentProps } from 'react';

/** Renders text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="visually-hidden" />;
}
