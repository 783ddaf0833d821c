import type { ReactNode } from 'react';
import { useModal } from '@croupier/shell';
import { ConfirmationForm } from '../confirmation/ConfirmationForm.tsx';
import { EmailChangeForm } from '../confirmation/EmailChangeForm.tsx';
import { EmailVerifyForm } from '../confirmation/EmailVerifyForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RemindForm } from './RemindForm.tsx';

interface RecoverySearch {
  readonly reset_password_token?: string;
  readonly confirmation_token?: string;
  readonly email_change?: string;
  readonly side?: string;
  readonly stop?: string | number | boolean;
  readonly alone?: string | number | boolean;
}

export interface RecoveryPopupProps {
  /** Search values of the address. They may be forged. */
  readonly search?: RecoverySearch | undefined;
}

/** Renders the app's link to one of its popups, around a text. The class can make it a button. */
export type PopupLinkTo = (
  popup: 'sign-in' | 'remind' | 'email-verify',
  text: ReactNode,
  className?: string,
) => ReactNode;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the popups of password recovery and email confirmation, for both apps to register. */
export function recoveryPopups(linkTo: PopupLinkTo) {
  const signInLink = (text: ReactNode, className?: string) => linkTo('sign-in', text, className);
  const remindLink = (text: ReactNode, className?: string) => linkTo('remind', text, className);
  const resendLink = (text: ReactNode, className?: string) => linkTo('email-verify', text, className);

  const RemindPopup = () => <RemindForm layout="popup" signInLink={signInLink} />;

  const NewPasswordPopup = ({ search }: RecoveryPopupProps) => (
    <NewPasswordForm
      layout="popup"
      token={textOf(search?.reset_password_token)}
      remindLink={remindLink}
      signInLink={signInLink}
    />
  );

  function EmailVerifyPopup() {
    const { close } = useModal();
    return <EmailVerifyForm layout="popup" onDone={() => close()} />;
  }

  /** Renders the confirmation of an address, or of its change, depending on the mail's link. */
  function ConfirmationPopup({ search }: RecoveryPopupProps) {
    const { close } = useModal();
    const token = textOf(search?.email_change);
    const done = { layout: 'popup', onDone: () => close() } as const;
    if (token === undefined)
      return <ConfirmationForm {...done} token={textOf(search?.confirmation_token)} resendLink={resendLink} />;
    const side = search?.side === 'new' ? 'new' : 'old';
    const [stop, alone] = [search?.stop !== undefined, search?.alone !== undefined];
    return <EmailChangeForm {...done} token={token} side={side} stop={stop} alone={alone} />;
  }
  return { RemindPopup, NewPasswordPopup, EmailVerifyPopup, ConfirmationPopup };
}
