import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import { later } from '../later.tsx';
import { cashedOutAtom, sentBetsAtom } from '../slip-model/slip.atoms.ts';

const BetNews = later(() => import('./BetNews.tsx').then(({ BetNews: part }) => part));

/** Follows the bets of whoever is signed in. Once a page; shows nothing. */
export function FollowBets() {
  const signedIn = Boolean(useQuery(playerQuery(useApi())).data);
  const [setSent, setCashedOut] = [useSetAtom(sentBetsAtom), useSetAtom(cashedOutAtom)];
  useEffect(() => {
    if (signedIn) return;
    // Whoever is at the page next did not send them.
    setSent([]);
    setCashedOut([]);
  }, [signedIn, setSent, setCashedOut]);
  return signedIn && <BetNews />;
}
