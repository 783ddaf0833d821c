import { useApi } from '@croupier/api-client';
import { ConsentChoices } from '@croupier/safer-play';
import { keepConsent, keptCookie, usePageContext } from '@croupier/web-app';

export { catalog } from '@croupier/safer-play';

/** Renders the visitor's consents, which can be changed at any time; nothing if no consent is needed. */
export function ConsentSlot() {
  const api = useApi();
  const pageContext = usePageContext();
  if (!pageContext.origins.tracking) return null;
  return (
    <ConsentChoices answer={keptCookie('consent')} onAnswer={(answer) => keepConsent(answer, { api, pageContext })} />
  );
}
