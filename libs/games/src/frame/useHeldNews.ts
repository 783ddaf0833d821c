import { useState } from 'react';
import { holdNews } from '@croupier/api-client';

/** Keeps what a round came to from the page while the game shows it. Held again, it is held anew; let go, it is told. */
export function useHeldNews() {
  const [news] = useState(() => {
    let letGo = (): void => undefined;
    return {
      hold() {
        const before = letGo;
        letGo = holdNews(); // The new one first: in between nothing slips out.
        before();
      },
      release: () => letGo(),
    };
  });
  return news;
}
