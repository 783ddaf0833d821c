import type { AnyRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { playerQuery } from '@croupier/api-client';
import type { ConsentPurpose } from '@croupier/contracts';
import { isBot } from '@croupier/shell';
import type { AppServices } from '../services.ts';

const Ready = v.object({ from: v.literal('tags'), kind: v.literal('ready') });

/**
 * The one door to whatever counts visits and knows players. Its code runs in a sandboxed frame on its own origin, never in
 * our page, and learns what is posted to it: page views by path alone (what stands behind it may be a secret), and who the
 * player is once marketing is allowed. Bots get a door that leads nowhere. Returns what ends it. Source: specification §7.
 */
export function track(allowed: readonly ConsentPurpose[], services: AppServices, router: AnyRouter): () => void {
  const { tracking } = services.pageContext.origins;
  if (!tracking || allowed.length === 0 || isBot(navigator.userAgent)) return () => undefined;
  const frame = document.createElement('iframe');
  const address = new URL(tracking);
  address.searchParams.set('parent', location.origin);
  frame.src = address.href;
  frame.hidden = true;
  frame.title = 'tags';
  frame.tabIndex = -1;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  const tell = (message: object) => frame.contentWindow?.postMessage({ from: 'croupier', ...message }, address.origin);
  const identify = async () => {
    if (!allowed.includes('marketing')) return;
    const player = await services.queryClient.ensureQueryData(playerQuery(services.api)).catch(() => null);
    if (!player) return;
    const { id, email, created_at } = player;
    tell({ kind: 'identify', id, email, created_at });
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== address.origin || !v.is(Ready, data)) return;
    tell({ kind: 'allow', purposes: allowed });
    tell({ kind: 'page', path: location.pathname });
    void identify();
    leave = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) tell({ kind: 'page', path: location.pathname });
    });
  };
  let leave = () => undefined as void;
  addEventListener('message', onMessage);
  document.body.append(frame);
  return () => {
    removeEventListener('message', onMessage);
    leave();
    frame.remove();
  };
}
