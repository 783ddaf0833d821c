import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openPopup } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { PopupLink } from '@croupier/web-app';

export const limitsLink = (text: ReactNode) => <Link to="/users/limits">{text}</Link>;

/** Where an offer leads: an account, what is given already, and the ways to set a limit or take a break. */
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
