import { useState } from 'react';
import { holdNews } from '@croupier/api-client';

/**
 * Holds back a round's result from the page while the game shows it. Holding again restarts it; releasing delivers the
 * result.
 */
export function useHeldNews() {
  const [news] = useState(() => {
    let letGo = (): void => undefined;
    let held = '';
    return {
      hold(roundId: string) {
        const before = held === roundId ? undefined : letGo;
        letGo = holdNews(roundId); // Hold the new one first, so that no result slips through in between.
        held = roundId;
        before?.();
      },
      release: () => letGo(),
    };
  });
  return news;
}
