import { useState } from 'react';
import { holdNews } from '@croupier/api-client';

/** Keeps what a round came to from the page while the game shows it. Held again, it is held anew; let go, it is told. */
export function useHeldNews() {
  const [news] = useState(() => {
    let letGo = (): void => undefined;
    let held = '';
    return {
      hold(roundId: string) {
        const before = held === roundId ? undefined : letGo;
        letGo = holdNews(roundId); // The new one first: in between nothing slips out.
        held = roundId;
        before?.();
      },
      release: () => letGo(),
    };
  });
  return news;
}
