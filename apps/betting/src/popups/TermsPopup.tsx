import type { ReactNode } from 'react';
import { TermsModal } from '@croupier/auth';
import { usePageContext } from '@croupier/web-app';

/** The casino's pages, in a tab of their own: what is asked stays. */
export function TermsPopup() {
  const { origins } = usePageContext();
  const page = (path: string) => (text: ReactNode) => (
    <a href={`${origins.casino}${path}`} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return <TermsModal termsLink={page('/terms')} privacyLink={page('/privacy')} supportLink={page('/support')} />;
}
