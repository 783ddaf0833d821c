import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TermsModal } from '@croupier/auth';

/** Links to a page in a new tab, so that the question stays open. */
const page = (path: string) => (text: ReactNode) => (
  <Link to="/$path" params={{ path }} target="_blank">
    {text}
  </Link>
);

const supportLink = (text: ReactNode) => (
  <Link to="/support" target="_blank">
    {text}
  </Link>
);

export function TermsPopup() {
  return <TermsModal termsLink={page('terms')} privacyLink={page('privacy')} supportLink={supportLink} />;
}
