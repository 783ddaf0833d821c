import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Payment } from '@croupier/contracts';
import { recentPaymentsQuery, unfinishedDeposit } from '../history/payments.query.ts';
import { Waiting } from '../Waiting.tsx';
import { Deposit, type DepositProps } from './Deposit.tsx';
import { ResumeDeposit } from './ResumeDeposit.tsx';

/** Before a new deposit: is one unfinished? Looked up once, so that the one begun here is never taken for another. */
export function DepositDoor(props: DepositProps) {
  const { data, isFetchedAfterMount, fetchStatus, refetch } = useQuery({
    ...recentPaymentsQuery(useApi()),
    staleTime: 0,
  });
  const [found, setFound] = useState<Payment | null | undefined>(undefined);
  // Whether it could be looked up or not: who wants to pay is not kept waiting for a list.
  const known = isFetchedAfterMount || fetchStatus === 'paused';
  if (found === undefined && known) setFound(unfinishedDeposit(data) ?? null);
  if (found === undefined) return <Waiting problem={null} onRetry={() => void refetch()} retrying />;
  return found ? <ResumeDeposit payment={found} onNew={() => setFound(null)} /> : <Deposit {...props} />;
}
