import { passOver } from '../reports/report-failure.ts';
import type { AppServices } from '../services.ts';

/**
 * Rotates the document's title through idle texts while the tab is hidden. A tab that is never hidden doesn't load their code.
 * Source: specification §1.
 */
export function followIdleTitle(services: AppServices, site?: string): void {
  if (services.pageContext.idleTitles?.seconds === 0) return;
  const start = () => {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', start);
    void passOver(import('./idle-titles.ts').then(({ rotateIdleTitles }) => rotateIdleTitles(services, site)));
  };
  document.addEventListener('visibilitychange', start);
  start();
}
