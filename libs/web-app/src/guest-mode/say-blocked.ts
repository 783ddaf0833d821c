import { loadCatalogs, refusalCatalog, refusalMessage } from '@croupier/i18n';
import { showToast } from '@croupier/shell';
import type { AppServices } from '../services.ts';
import type { Blocked } from './blocked.ts';

const codes = { 'sign-in': 'login_restricted', 'sign-up': 'registration_restricted' } as const;

/** Tells the visitor, in the server's words, what isn't available here. Source: specification §8. */
export async function sayBlocked({ i18n, pageContext }: AppServices, blocked: Blocked): Promise<void> {
  await loadCatalogs(i18n, pageContext.locale, [refusalCatalog]);
  showToast({ type: 'warning', text: refusalMessage(i18n, { path: [], code: codes[blocked] }) });
}
