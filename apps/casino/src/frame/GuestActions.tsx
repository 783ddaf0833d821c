import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '@croupier/api-client';
import { openPopup, preloadModal } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { goOn, headerClasses as styles, PopupLink, storedCredential, usePageContext } from '@croupier/web-app';

export function GuestActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { guestMode } = usePageContext();
  /** Tries a credential stored in the browser before showing the form (specification §2, Header). */
  async function signIn() {
    if (guestMode) return openPopup('sign-in'); // The form explains why.
    const stored = await storedCredential();
    // If the code can't be loaded, nothing is tried: the form shows the problem.
    const auth = stored && (await import('../popups/stored-credentials.ts').catch(() => null));
    if (stored && (await auth?.signInWithStored(api, queryClient, stored))) goOn(router, null);
    else openPopup('sign-in');
  }
  return (
    <>
      <span onPointerEnter={() => preloadModal('sign-in')}>
        <PopupLink
          to="/sign-in"
          onOpen={() => void signIn()}
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.signIn}`}
        >
          <Trans>Sign in</Trans>
        </PopupLink>
      </span>
      <span onPointerEnter={() => preloadModal('sign-up')}>
        <PopupLink
          to="/sign-up"
          onOpen={() => openPopup('sign-up')}
          className={`${buttonClass({ size: 'small' })} ${styles.signUp}`}
        >
          <Trans>Sign up</Trans>
        </PopupLink>
      </span>
    </>
  );
}
