import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

export interface PopupLinkProps {
  /** Address of the popup. */
  readonly to: string;
  readonly onOpen: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Renders a link to a popup's address that opens it over the current page. With a modifier key, or before hydration, it
 * is a plain link.
 */
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
