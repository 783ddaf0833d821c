import { useEffect } from 'react';
import type { Player } from '@croupier/contracts';
import { closeModal, openModal } from '@croupier/shell';

/** The modal the app registers with `TermsModal`. */
const TERMS = 'terms';

/** Asks a player whose profile lacks accepted terms, wherever on the site they are. Source: specification §2. */
export function useTermsPrompt({ auth_fields_missed }: Player): void {
  const missing = auth_fields_missed.includes('terms_acceptance');
  useEffect(() => {
    if (!missing) return;
    openModal(TERMS);
    return () => closeModal(TERMS);
  }, [missing]);
}
