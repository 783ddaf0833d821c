import { NewPasswordForm, RemindForm } from '@croupier/auth';
import { openPopup, useModal } from '@croupier/shell';

interface NewPasswordPopupProps {
  /** Of the hash link, as anybody may have typed it. */
  readonly search?: { readonly reset_password_token?: string } | undefined;
}

/** A link that closes this popup and opens another one over the page. */
function usePopupLink(name: 'sign-in' | 'remind') {
  const { close } = useModal();
  return (text: React.ReactNode) => (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        close();
        openPopup(name);
      }}
    >
      {text}
    </a>
  );
}

export const RemindPopup = () => <RemindForm layout="popup" signInLink={usePopupLink('sign-in')} />;

export const NewPasswordPopup = ({ search }: NewPasswordPopupProps) => (
  <NewPasswordForm
    layout="popup"
    token={search?.reset_password_token}
    remindLink={usePopupLink('remind')}
    signInLink={usePopupLink('sign-in')}
  />
);
