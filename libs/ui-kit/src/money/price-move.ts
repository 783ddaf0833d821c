import { useEffect, useState } from 'react';

export type PriceMove = 'up' | 'down' | null;

const SHOWN_MS = 1500;

/** Returns the direction of the last change of odds, for one and a half seconds after it. Odds are integers ×10 000. */
export function usePriceMove(price: number | null): PriceMove {
  const [last, setLast] = useState<{ price: number | null; move: PriceMove }>({ price, move: null });
  // Set during rendering, not in an effect: hundreds move in a second, and each would render twice.
  if (last.price !== price) setLast({ price, move: moveOf(last.price, price) });
  useEffect(() => {
    if (last.move === null) return undefined;
    const timer = setTimeout(() => setLast({ price: last.price, move: null }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last.move;
}

const moveOf = (before: number | null, now: number | null): PriceMove =>
  before === null || now === null ? null : now > before ? 'up' : 'down';
