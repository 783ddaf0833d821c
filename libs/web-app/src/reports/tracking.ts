import type { AnyRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { playerQuery } from '@croupier/api-client';
import type { ConsentPurpose } from '@croupier/contracts';
import { isBot } from '@croupier/shell';
import type { AppServices } from '../services.ts';

const Ready = v.object({ from: v.literal('tags'), kind: v.literal('ready') });

/**
 * Starts the analytics scripts, the only place that does. They run in a sandboxed frame on their own origin, never in
 * our page, and only receive messages: page views by path alone (query and hash may be secret), and the player once
 * marketing is allowed. Bots aren't tracked. Returns a function that ends it. Source: specification §7.
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
