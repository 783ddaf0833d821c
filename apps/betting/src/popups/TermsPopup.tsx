import type { ReactNode } from 'react';
import { TermsModal } from '@croupier/auth';
import { usePageContext } from '@croupier/web-app';

/** Renders the terms with links to the casino's pages in a new tab, so that the question stays open. */
export function TermsPopup() {
  const { origins } = usePageContext();
  const page = (path: string) => (text: ReactNode) => (
    <a href={`${origins.casino}${path}`} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return <TermsModal termsLink={page('/terms')} privacyLink={page('/privacy')} supportLink={page('/support')} />;
}
