import { Link } from '@tanstack/react-router';
import { SignInForm } from '@croupier/auth';
import { closeModal, openPopup } from '@croupier/shell';
import { type AfterPopupProps, PopupLink, SESSION_ENDED, useAfterPopup } from '@croupier/web-app';

const forgotLink = (text: React.ReactNode) => (
  <PopupLink to="/remind" onOpen={() => openPopup('remind')}>
    {text}
  </PopupLink>
);

const helpLink = (text: React.ReactNode) => (
  <Link to="/support" search={{ topic: 'account' }} onClick={() => closeModal(SESSION_ENDED, { immediate: true })}>
    {text}
  </Link>
);

export function SignInPopup({ search }: AfterPopupProps) {
  const done = useAfterPopup({ search });
  const wish = search?.redirect;
  return (
    <SignInForm
      layout="popup"
      onSignedIn={done}
      forgotLink={forgotLink}
      helpLink={helpLink}
      signUpLink={(text) => (
        <PopupLink to="/sign-up" onOpen={() => openPopup('sign-up', wish ? { redirect: wish } : {})}>
          {text}
        </PopupLink>
      )}
    />
  );
}

/** Renders the sign-in over the page where the session ended; afterwards the page is shown again. */
export function SignInAgain() {
  const done = useAfterPopup({});
  const leaveFor = (popup: string) => () => {
    closeModal(SESSION_ENDED);
    openPopup(popup);
  };
  return (
    <SignInForm
      layout="popup"
      ended
      onSignedIn={done}
      helpLink={helpLink}
      forgotLink={(text) => (
        <PopupLink to="/remind" onOpen={leaveFor('remind')}>
          {text}
        </PopupLink>
      )}
      signUpLink={(text) => (
        <PopupLink to="/sign-up" onOpen={leaveFor('sign-up')}>
          {text}
        </PopupLink>
      )}
    />
  );
}
