import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import { later } from '../later.tsx';
import { cashedOutAtom, sentBetsAtom } from '../slip-model/slip.atoms.ts';

const BetNews = later(() => import('./BetNews.tsx').then(({ BetNews: part }) => part));

/** Subscribes to the bets of the signed-in player. Mounted once per page. Renders nothing. */
export function FollowBets() {
  const signedIn = Boolean(useQuery(playerQuery(useApi())).data);
  const [setSent, setCashedOut] = [useSetAtom(sentBetsAtom), useSetAtom(cashedOutAtom)];
  useEffect(() => {
    if (signedIn) return;
    // The next person on this page didn't place them.
    setSent([]);
    setCashedOut([]);
  }, [signedIn, setSent, setCashedOut]);
  return signedIn && <BetNews />;
}
