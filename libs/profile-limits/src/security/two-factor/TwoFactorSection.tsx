import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { showToast } from '@croupier/shell';
import { ErrorState, Skeleton } from '@croupier/ui-kit';
import { Section } from '../../section/Section.tsx';
import { BothFactorsForm } from './BothFactorsForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { refreshTwoFactor } from './refresh-two-factor.ts';
import { SetUp } from './SetUp.tsx';
import { twoFactorQuery } from './two-factor.query.ts';
import { TwoFactorState } from './TwoFactorState.tsx';
import { useSetUp } from './useSetUp.ts';

type View = 'state' | 'set-up' | 'turn-off' | 'renew' | { codes: readonly string[] };

/** Renders the state of two-factor sign-in and the ways to set it up, renew its recovery codes or turn it off. */
export function TwoFactorSection() {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(twoFactorQuery(api));
  const [view, setView] = useState<View>('state');
  const setUp = useSetUp();
  const choose = (way: 'set-up' | 'turn-off' | 'renew') => {
    setView(way);
    if (way === 'set-up') setUp.begin();
  };
  const back = () => {
    setView('state');
    setUp.drop();
  };
  const shown = (codes: readonly string[]) => {
    setView({ codes });
    setUp.drop();
    void refreshTwoFactor(api, queryClient);
  };
  const turnedOff = () => {
    back();
    void refreshTwoFactor(api, queryClient);
    showToast({ type: 'success', text: t`Two-factor sign-in is off. You sign in with just your password.` });
  };
  return (
    <Section
      title={<Trans>Two-factor sign-in</Trans>}
      text={
        <Trans>
          You sign in with your password and a code from an app on your phone. Someone who only knows your password
          can’t sign in.
        </Trans>
      }
    >
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={56} />}
      {data && view === 'state' && <TwoFactorState state={data} onChoose={choose} />}
      {view === 'set-up' && <SetUp setUp={setUp} onDone={shown} onCancel={back} />}
      {view === 'turn-off' && <BothFactorsForm purpose="turn-off" onDone={turnedOff} onCancel={back} />}
      {view === 'renew' && <BothFactorsForm purpose="renew" onDone={shown} onCancel={back} />}
      {typeof view === 'object' && <RecoveryCodes codes={view.codes} onDone={back} />}
    </Section>
  );
}
