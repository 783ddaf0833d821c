import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useApi } from '@croupier/api-client';
import { buttonClass } from '@croupier/ui-kit';
import { goOn, headerClasses, storedCredential } from '@croupier/web-app';
import { addressOf } from '../links/address.ts';
import { AppLink } from '../links/AppLink.tsx';

const LOGIN = addressOf({ to: 'login' });

export function GuestActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { href } = useLocation();
  const search = { redirect: href };
  /** Tries a credential stored in the browser before opening the login (specification §2, Header). */
  async function signIn() {
    router.preloadRoute({ to: LOGIN, search }).catch(() => undefined); // Retried below.
    const stored = await storedCredential();
    const auth = stored && (await import('../stored-credentials.ts').catch(() => null));
    if (stored && (await auth?.signInWithStored(api, queryClient, stored))) goOn(router, null);
    else await router.navigate({ to: LOGIN, search });
  }
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void signIn();
  };
  return (
    <>
      <Link
        to={LOGIN}
        search={search}
        onClick={press}
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${headerClasses.signIn}`}
      >
        <Trans>Sign in</Trans>
      </Link>
      <AppLink page={{ to: 'registration' }} className={`${buttonClass({ size: 'small' })} ${headerClasses.signUp}`}>
        <Trans>Sign up</Trans>
      </AppLink>
    </>
  );
}
