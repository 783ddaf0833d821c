import { useEffect } from 'react';
import type { Player } from '@croupier/contracts';
import { closeModal, openModal } from '@croupier/shell';

/** Name under which the app registers `TermsModal`. */
const TERMS = 'terms';

/** Opens the terms for a player who hasn't accepted them, on any page. Source: specification §2. */
export function useTermsPrompt({ auth_fields_missed }: Player): void {
  const missing = auth_fields_missed.includes('terms_acceptance');
  useEffect(() => {
    if (!missing) return;
    openModal(TERMS);
    return () => closeModal(TERMS);
  }, [missing]);
}
