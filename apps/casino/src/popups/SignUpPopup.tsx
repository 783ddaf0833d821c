import { Link } from '@tanstack/react-router';
import { SignUpFlow } from '@croupier/auth';
import { openPopup } from '@croupier/shell';
import { type AfterPopupProps, PopupLink, useAfterPopup } from '@croupier/web-app';
import { SignUpNext } from '../auth/SignUpNext.tsx';

export function SignUpPopup({ search }: AfterPopupProps) {
  const done = useAfterPopup({ search });
  const wish = search?.redirect;
  return (
    <SignUpFlow
      layout="popup"
      signInLink={(text) => (
        <PopupLink to="/sign-in" onOpen={() => openPopup('sign-in', wish ? { redirect: wish } : {})}>
          {text}
        </PopupLink>
      )}
      // In a new tab, so that the entered data stays.
      termsLink={(text) => (
        <Link to="/$path" params={{ path: 'terms' }} target="_blank">
          {text}
        </Link>
      )}
      privacyLink={(text) => (
        <Link to="/$path" params={{ path: 'privacy' }} target="_blank">
          {text}
        </Link>
      )}
      next={() => <SignUpNext onLook={done} />}
    />
  );
}
