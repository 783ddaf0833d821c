import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '@croupier/ui-kit';

/** Renders why an order was refused, if the player can act on it here. */
export function OrderProblem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Banner tone="danger" live icon={<TriangleAlert size={20} aria-hidden="true" />}>
      {children}
    </Banner>
  );
}
