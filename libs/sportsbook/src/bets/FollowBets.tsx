import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import { later } from '../later.tsx';
import { sentBetsAtom } from '../slip-model/slip.atoms.ts';

const BetNews = later(() => import('./BetNews.tsx').then(({ BetNews: part }) => part));

/** Follows the bets of whoever is signed in. Once a page; shows nothing. */
export function FollowBets() {
  const signedIn = Boolean(useQuery(playerQuery(useApi())).data);
  const setSent = useSetAtom(sentBetsAtom);
  useEffect(() => {
    if (!signedIn) setSent([]); // Whoever is at the page next did not send them.
  }, [signedIn, setSent]);
  return signedIn && <BetNews />;
}
