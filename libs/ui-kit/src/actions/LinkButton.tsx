import type { ComponentProps } from 'react';
import { cx } from '../classes.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Renders a link that looks like a button. Routers wrap it (`createLink(LinkButton)`) or use `buttonClass`. */
export function LinkButton({ variant, size, wide, className, children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={cx(buttonClass({ variant, size, wide }), className)}>
      {children}
    </a>
  );
}
