import { useEffect, useRef, useState } from 'react';

export type PriceMove = 'up' | 'down' | null;

const SHOWN_MS = 1500;

/** Which way a price last moved, for one and a half seconds after it did. Odds are integers ×10 000. */
export function usePriceMove(price: number | null): PriceMove {
  const [move, setMove] = useState<PriceMove>(null);
  const before = useRef(price);
  useEffect(() => {
    const last = before.current;
    before.current = price;
    if (last === null || price === null || last === price) return;
    setMove(price > last ? 'up' : 'down');
    const timer = setTimeout(() => setMove(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [price]);
  return move;
}
