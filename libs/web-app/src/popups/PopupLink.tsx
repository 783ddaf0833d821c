import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

export interface PopupLinkProps {
  /** The popup's address. */
  readonly to: string;
  readonly onOpen: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a popup's address that opens it over the page one is on. With a modifier, or before the page is taken over, it is a plain link. */
export function PopupLink({ to, onOpen, className, children }: PopupLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link to={to} preload={false} className={className} onClick={open}>
      {children}
    </Link>
  );
}
