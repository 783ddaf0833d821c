import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Payment } from '@croupier/contracts';
import { recentPaymentsQuery, unfinishedDeposit } from '../history/payments.query.ts';
import { LoadingScreen } from '../steps/LoadingScreen.tsx';
import { Deposit, type DepositProps } from './Deposit.tsx';
import { ResumeDeposit } from './ResumeDeposit.tsx';

/**
 * Resumes an unfinished deposit, else starts a new one. Checks once, so that a deposit started here isn't mistaken for
 * an old one.
 */
export function DepositEntry(props: DepositProps) {
  const { data, isFetchedAfterMount, fetchStatus, refetch } = useQuery({
    ...recentPaymentsQuery(useApi()),
    staleTime: 0,
  });
  const [found, setFound] = useState<Payment | null | undefined>(undefined);
  // Continues even if the check failed: a player who wants to pay shouldn't wait for a list.
  const lookedUp = isFetchedAfterMount || fetchStatus === 'paused';
  if (found === undefined && lookedUp) setFound(unfinishedDeposit(data) ?? null);
  if (found === undefined) return <LoadingScreen problem={null} onRetry={() => void refetch()} retrying />;
  return found ? <ResumeDeposit payment={found} onNew={() => setFound(null)} /> : <Deposit {...props} recent={data} />;
}
