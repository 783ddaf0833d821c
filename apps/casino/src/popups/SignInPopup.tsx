import { SignInForm } from '@croupier/auth';
import { openPopup } from '@croupier/shell';
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
