import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openPopup } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { PopupLink } from '@croupier/web-app';

export const limitsLink = (text: ReactNode) => <Link to="/users/limits">{text}</Link>;

/** Links of an offer: sign-up, the player's gifts, and limits or a break. */
export const offerLinks = {
  signUpLink: (text: ReactNode) => (
    <PopupLink to="/sign-up" onOpen={() => openPopup('sign-up')} className={buttonClass({ variant: 'secondary' })}>
      {text}
    </PopupLink>
  ),
  giftsLink: (text: ReactNode) => (
    <Link to="/users/gifts" className={buttonClass({ variant: 'secondary' })}>
      {text}
    </Link>
  ),
  limitsLink,
};
