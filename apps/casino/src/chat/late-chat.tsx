import { useAtomValue } from 'jotai';
import { loadCatalogs } from '@croupier/i18n';
import { chatOpenAtom, latePart } from '@croupier/web-app';

const Host = latePart(async ({ i18n, pageContext }) => {
  const { catalog, ChatHost } = await import('./ChatHost.tsx');
  await loadCatalogs(i18n, pageContext.locale, [catalog]);
  return ChatHost;
});

/** Renders the chat over every page once it has been opened; opening it loads its code. */
export function Chat() {
  return useAtomValue(chatOpenAtom) !== null && <Host />;
}
