import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { refusalMessage } from '@croupier/i18n';
import { EmptyState } from '@croupier/ui-kit';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { projectQuery } from './project.query.ts';

/** Returns whether the visitor's region is blocked. Unknown counts as open: the server refuses if necessary. */
export const useRegionClosed = (): boolean => useQuery(projectQuery(useApi())).data?.restricted ?? false;

/** Renders in place of the form in a blocked region. */
export function RegionClosed({ layout, what }: { layout: AuthLayout; what: 'sign-in' | 'sign-up' }) {
  const { i18n } = useLingui();
  const code = what === 'sign-in' ? 'login_restricted' : 'registration_restricted';
  return (
    <AuthFrame layout={layout} title={what === 'sign-in' ? <Trans>Sign in</Trans> : <Trans>Open an account</Trans>}>
      <EmptyState
        title={refusalMessage(i18n, { path: [], code })}
        text={<Trans>We can’t offer real-money games in your location. You can still look around.</Trans>}
      />
    </AuthFrame>
  );
}
