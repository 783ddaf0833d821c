import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { CallRefused, useApi, userLimitsQuery } from '@croupier/api-client';
import { type RefusalCode, stopsPlay } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { limitRefusedAtom } from './limit-refused.atoms.ts';

const codes: readonly RefusalCode[] = ['limit_reached', 'session_limit_reached'];
const isOfLimit = (error: unknown) => error instanceof CallRefused && codes.some((code) => error.has(code));

export interface LimitReachedNoteProps {
  /** Wallet in play. */
  currency: string;
  /** Address of the limits page. */
  limitsUrl: string;
}

/**
 * Renders a permanent note that a limit is reached or a break is in effect. It follows from the limits, which the
 * socket refetches, and from a call refused for a limit. Specification §4 and §8.
 */
export function LimitReachedNote({ currency, limitsUrl }: LimitReachedNoteProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data } = useQuery(userLimitsQuery(useApi()));
  const refusals = useAtomValue(limitRefusedAtom);
  const reached = data?.some((limit) => stopsPlay(limit, currency)) ?? false;
  const onBreak = data?.some(({ type }) => type === 'coolingoff' || type === 'selfexclusion') ?? false;
  const showBreak = useEffectEvent(() => {
    showToast({
      id: 'on-break',
      type: 'info',
      time: 0,
      text: t`You’re taking a break from playing, and it isn’t over yet. You can withdraw whenever you like.`,
      url: limitsUrl,
      action: t`See my limits`,
    });
  });
  const show = useEffectEvent(() => {
    showToast({
      id: 'limit-reached',
      type: 'warning',
      time: 0,
      text: t({
        id: 'NOTIFICATIONS.ON_LIMIT_REACHED',
        message: 'You’ve reached a limit you set. Real-money play is paused until it resets.',
      }),
      url: limitsUrl,
      action: t`See my limits`,
    });
  });
  useEffect(() => {
    if (reached || refusals > 0) show();
  }, [reached, refusals]);
  useEffect(() => {
    if (onBreak) showBreak();
  }, [onBreak]);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.state.status === 'error' && isOfLimit(mutation.state.error)) show();
      }),
    [queryClient],
  );
  return null;
}
