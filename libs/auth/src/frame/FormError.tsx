import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '@croupier/ui-kit';

/** Renders an error of the whole form. It takes the focus, so that it is read out and visible. */
export function FormError({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [children]);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Banner tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
        {children}
      </Banner>
    </div>
  );
}
