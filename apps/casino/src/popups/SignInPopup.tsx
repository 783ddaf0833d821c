import { SignInForm } from '@croupier/auth';
import { closeModal, openPopup } from '@croupier/shell';
import { SESSION_ENDED } from '@croupier/web-app';
import { PopupLink } from './PopupLink.tsx';
import { type PopupProps, useAfterPopup } from './useAfterPopup.ts';

export function SignInPopup({ search }: PopupProps) {
  const done = useAfterPopup({ search });
  const wish = search?.redirect;
  return (
    <SignInForm
      layout="popup"
      onSignedIn={done}
      signUpLink={(text) => (
        <PopupLink to="/sign-up" onOpen={() => openPopup('sign-up', wish ? { redirect: wish } : {})}>
          {text}
        </PopupLink>
      )}
    />
  );
}

/** The same over whatever page the session ended on; done, the page is there again. */
export function SessionEndedPopup() {
  const done = useAfterPopup({});
  const signUp = () => {
    closeModal(SESSION_ENDED);
    openPopup('sign-up');
  };
  return (
    <SignInForm
      layout="popup"
      ended
      onSignedIn={done}
      signUpLink={(text) => (
        <PopupLink to="/sign-up" onOpen={signUp}>
          {text}
        </PopupLink>
      )}
    />
  );
}
