import { useLingui } from '@lingui/react';
import type { TopicEvents } from '@croupier/contracts';
import { loadCatalogs } from '@croupier/i18n';
import { useTopic } from '@croupier/realtime';
import { usePageContext } from '@croupier/web-app';
import { publicPath } from '../paths.ts';

/** Tells a player what was decided about their documents, on whatever page they are. What says it comes when it is needed. */
export function WatchDecisions() {
  const { i18n } = useLingui();
  const pageContext = usePageContext();
  async function show(decision: TopicEvents<'verification'>['decided']) {
    const { catalog, showDecision } = await import('./decisions.ts');
    await loadCatalogs(i18n, pageContext.locale, [catalog]);
    showDecision(i18n, decision, publicPath(pageContext, '/users/verification'));
  }
  useTopic('verification', { decided: (decision) => void show(decision).catch(() => undefined) });
  return null;
}
