import { SignInForm } from '@croupier/auth';
import { closeModal, openPopup } from '@croupier/shell';
import { type AfterPopupProps, PopupLink, SESSION_ENDED, useAfterPopup } from '@croupier/web-app';
import { AppLink } from '../links/AppLink.tsx';
import { useCasinoPath } from '../safer-play/casino-path.ts';

/** Renders the sign-in over the current page; afterwards the page is shown again. */
export function SignInPopup({ search, ended = false }: AfterPopupProps & { ended?: boolean }) {
  const done = useAfterPopup({ search });
  const casino = useCasinoPath();
  const leave = () => ended && closeModal(SESSION_ENDED);
  return (
    <SignInForm
      layout="popup"
      ended={ended}
      onSignedIn={done}
      helpLink={(text) => <a href={casino('/support?topic=account')}>{text}</a>}
      forgotLink={(text) => (
        <PopupLink
          to="/remind"
          onOpen={() => {
            leave();
            openPopup('remind');
          }}
        >
          {text}
        </PopupLink>
      )}
      signUpLink={(text) => (
        <AppLink page={{ to: 'registration' }} onClick={leave}>
          {text}
        </AppLink>
      )}
    />
  );
}
