import { recoveryPopups } from '@croupier/auth';
import { openPopup } from '@croupier/shell';
import { PopupLink } from '@croupier/web-app';

export const { RemindPopup, NewPasswordPopup, EmailVerifyPopup, ConfirmationPopup } = recoveryPopups(
  (popup, text, className) => (
    <PopupLink to={`/${popup}`} {...(className && { className })} onOpen={() => openPopup(popup)}>
      {text}
    </PopupLink>
  ),
);
