import { SignInForm } from '@croupier/auth';
import { useModal } from '@croupier/shell';
import { AppLink } from '../links/AppLink.tsx';

/** Signing in over the page one is on; done, the page is there again. */
export function SignInPopup({ ended = false }: { ended?: boolean }) {
  const { close } = useModal();
  return (
    <SignInForm
      layout="popup"
      ended={ended}
      onSignedIn={() => close()}
      forgotLink={(text) => (
        <a href="#remind" onClick={() => close()}>
          {text}
        </a>
      )}
      signUpLink={(text) => (
        <AppLink page={{ to: 'registration' }} onClick={() => close()}>
          {text}
        </AppLink>
      )}
    />
  );
}
