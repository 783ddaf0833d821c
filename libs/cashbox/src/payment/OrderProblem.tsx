import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '@croupier/ui-kit';

/** Why an order was not taken, where something can be done about it here. */
export function OrderProblem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Banner tone="danger" live icon={<TriangleAlert size={20} aria-hidden="true" />}>
      {children}
    </Banner>
  );
}
