import { useLingui } from '@lingui/react';
import type { TopicEvents } from '@croupier/contracts';
import { loadCatalogs, localeOf } from '@croupier/i18n';
import { useTopic } from '@croupier/realtime';
import { catalog } from '../catalog.ts';

/**
 * Shows a notice when a player's document is decided, on any page of either site. `url` is the page of verification.
 * The notice's code loads when needed.
 */
export function WatchDecisions({ url }: { url: string }) {
  const { i18n } = useLingui();
  async function show(decision: TopicEvents<'verification'>['decided']) {
    const { showDecision } = await import('./decision-toast.ts');
    await loadCatalogs(i18n, localeOf(i18n), [catalog]);
    showDecision(i18n, decision, url);
  }
  useTopic('verification', { decided: (decision) => void show(decision).catch(() => undefined) });
  return null;
}
