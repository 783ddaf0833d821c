import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { localeOf } from '@croupier/i18n';
import { Button, ErrorState, Skeleton } from '@croupier/ui-kit';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { countriesQuery } from '../info/countries.query.ts';
import { projectQuery } from '../info/project.query.ts';
import { RegionClosed } from '../info/RegionClosed.tsx';
import { SignUpDone } from './SignUpDone.tsx';
import { SignUpForm, type SignUpFormProps } from './SignUpForm.tsx';

export interface SignUpFlowProps extends Omit<SignUpFormProps, 'countries' | 'project' | 'onDone'> {
  /** Called once the account is open. The flow shows the success screen itself. */
  onSignedUp?: (player: Player) => void;
  /** Offers of the success screen. */
  next: (player: Player) => ReactNode;
}

/** Renders the sign-up: account, currency, person, address, success. Source: specification §4, Sign-up. */
export function SignUpFlow(props: SignUpFlowProps) {
  const { layout, onSignedUp, next } = props;
  const api = useApi();
  const { i18n } = useLingui();
  const countries = useQuery(countriesQuery(api, localeOf(i18n)));
  const project = useQuery(projectQuery(api));
  const [player, setPlayer] = useState<Player | null>(null);

  if (player) return <SignUpDone layout={layout} player={player} next={next(player)} />;
  if (project.data?.restricted) return <RegionClosed layout={layout} what="sign-up" />;
  if (countries.isError || project.isError) {
    const retry = () => void Promise.all([countries.refetch(), project.refetch()]);
    return (
      <AuthFrame layout={layout} title={<Trans>Open an account</Trans>}>
        <ErrorState as="h2" onRetry={retry} retrying={countries.isFetching || project.isFetching} />
      </AuthFrame>
    );
  }
  if (!countries.data || !project.data) return <SignUpSkeleton layout={layout} />;
  return (
    <SignUpForm
      {...props}
      countries={countries.data}
      project={project.data}
      onDone={(opened) => {
        setPlayer(opened);
        onSignedUp?.(opened);
      }}
    />
  );
}

function SignUpSkeleton({ layout }: { layout: AuthLayout }) {
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Open an account</Trans>}
      footer={
        <Button size="large" wide loading>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Skeleton height={28} />
      <Skeleton height={76} />
      <Skeleton height={100} />
      <Skeleton height={48} />
    </AuthFrame>
  );
}
