import { useApi } from '@croupier/api-client';
import { ConsentChoices } from '@croupier/safer-play';
import { keepConsent, keptCookie, usePageContext } from '@croupier/web-app';

export { catalog } from '@croupier/safer-play';

/** What is allowed, to be changed at any time; nothing where nothing is asked. */
export function ConsentSlot() {
  const api = useApi();
  const pageContext = usePageContext();
  if (!pageContext.origins.tracking) return null;
  return (
    <ConsentChoices answer={keptCookie('consent')} onAnswer={(answer) => keepConsent(answer, { api, pageContext })} />
  );
}
