import { useMemo } from 'react';
import type { TooltipMemory } from '@croupier/promotions';
import { keepCookie, keptCookie, usePageContext } from '@croupier/web-app';

const SECOND_MS = 1_000;

/**
 * Stores when the note next to offers was first shown, in a cookie for a day. Source: specification §4, Promo banner.
 */
export function usePromoTooltip(): TooltipMemory {
  const { origins } = usePageContext();
  return useMemo(
    () => ({
      read: () => {
        const kept = keptCookie('promoTooltip');
        return kept === null ? null : Number(kept) * SECOND_MS;
      },
      keep: (at) => keepCookie('promoTooltip', String(Math.floor(at / SECOND_MS)), origins),
    }),
    [origins],
  );
}
