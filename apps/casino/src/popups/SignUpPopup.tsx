import { Link } from '@tanstack/react-router';
import { SignUpFlow } from '@croupier/auth';
import { openPopup } from '@croupier/shell';
import { SignUpNext } from '../auth/SignUpNext.tsx';
import { PopupLink } from './PopupLink.tsx';
import { type PopupProps, useAfterPopup } from './useAfterPopup.ts';

export function SignUpPopup({ search }: PopupProps) {
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
      // In a tab of their own: what was typed stays.
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
