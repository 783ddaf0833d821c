import { loadCatalogs } from '@croupier/i18n';
import { type AppServices, deferredPart } from '@croupier/web-app';

const parts = () => import('./late-jackpots.tsx');

async function texts({ i18n, pageContext }: AppServices): Promise<void> {
  await loadCatalogs(i18n, pageContext.locale, [(await parts()).catalog]);
}

// Jackpots shown in addition to a page's own content.
export const HeaderTotal = deferredPart(() => parts().then((module) => module.HeaderTotal), texts);
export const HomeJackpots = deferredPart(() => parts().then((module) => module.HomeJackpots), texts);
