import type { ReactNode } from 'react';

/** Renders one of the terms with its name. */
export function Rule({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
