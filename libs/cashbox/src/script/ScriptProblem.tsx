import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { CallFailed, CallRefused } from '@croupier/api-client';
import { Banner, Button } from '@croupier/ui-kit';
import { PaymentsProblem } from './load-script.ts';

function Reason({ problem }: { problem: Error }) {
  if (problem instanceof PaymentsProblem) {
    if (problem.what === 'script_timeout') return <Trans>The payment provider isn’t responding.</Trans>;
    if (problem.what === 'script_blocked') {
      return (
        <Trans>The payment provider’s form didn’t load. A content blocker or your network may be blocking it.</Trans>
      );
    }
    return <Trans>The payment provider didn’t send its payment methods.</Trans>;
  }
  if (problem instanceof CallRefused || problem instanceof CallFailed)
    return <Trans>We couldn’t reach the payment provider.</Trans>;
  return <Trans>Something went wrong with the payment provider.</Trans>;
}

/** Renders which part failed, that no money moved, and a retry. */
export function ScriptProblem({
  problem,
  onRetry,
  retrying,
}: {
  problem: Error;
  onRetry: () => void;
  retrying: boolean;
}) {
  return (
    <Banner
      tone="signal"
      live
      icon={<CloudOff size={20} aria-hidden="true" />}
      action={
        <Button size="small" variant="secondary" onClick={onRetry} loading={retrying}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Reason problem={problem} /> <Trans>Nothing was charged, and what you entered is still here.</Trans>
    </Banner>
  );
}
