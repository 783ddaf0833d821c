import type { ComponentProps } from 'react';

/** Words for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="visually-hidden" />;
}
