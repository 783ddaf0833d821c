import { ConfirmationForm, EmailChangeForm, EmailVerifyForm, NewPasswordForm, RemindForm } from '@croupier/auth';
import { openPopup, useModal } from '@croupier/shell';
import { PopupLink } from './PopupLink.tsx';

interface RecoverySearch {
  readonly reset_password_token?: string;
  readonly confirmation_token?: string;
  readonly email_change?: string;
  readonly side?: string;
  readonly stop?: string | number | boolean;
}

interface RecoveryPopupProps {
  /** Of the address, as anybody may have typed it. */
  readonly search?: RecoverySearch | undefined;
}

const signInLink = (text: React.ReactNode) => (
  <PopupLink to="/sign-in" onOpen={() => openPopup('sign-in')}>
    {text}
  </PopupLink>
);
const remindLink = (text: React.ReactNode) => (
  <PopupLink to="/remind" onOpen={() => openPopup('remind')}>
    {text}
  </PopupLink>
);
const resendLink = (text: React.ReactNode) => (
  <PopupLink to="/email-verify" onOpen={() => openPopup('email-verify')}>
    {text}
  </PopupLink>
);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const RemindPopup = () => <RemindForm layout="popup" signInLink={signInLink} />;

export const NewPasswordPopup = ({ search }: RecoveryPopupProps) => (
  <NewPasswordForm
    layout="popup"
    token={textOf(search?.reset_password_token)}
    remindLink={remindLink}
    signInLink={signInLink}
  />
);

export function EmailVerifyPopup() {
  const { close } = useModal();
  return <EmailVerifyForm layout="popup" onDone={() => close()} />;
}

/** Confirms an address, or answers to a change of it: the mail's link says which. */
export function ConfirmationPopup({ search }: RecoveryPopupProps) {
  const { close } = useModal();
  const change = textOf(search?.email_change);
  if (change !== undefined)
    return (
      <EmailChangeForm
        layout="popup"
        token={change}
        side={search?.side === 'new' ? 'new' : 'old'}
        stop={search?.stop !== undefined}
        onDone={() => close()}
      />
    );
  return (
    <ConfirmationForm
      layout="popup"
      token={textOf(search?.confirmation_token)}
      resendLink={resendLink}
      onDone={() => close()}
    />
  );
}
