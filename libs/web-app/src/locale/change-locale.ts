import { playerQuery } from '@croupier/api-client';
import { type Locale, splitGuest, splitLocale } from '@croupier/i18n';
import { keepCookie } from '../keep-cookie.ts';
import { publicPath } from '../page-context.ts';
import type { AppServices } from '../services.ts';

type Visit = Pick<AppServices, 'api' | 'pageContext' | 'queryClient'>;

/**
 * Shows the page one is on in another language, and keeps that for the next visits: in a player's profile, which stands above
 * the cookie, and in this browser. Throws if it could not be saved: the page would come back in the old language.
 */
export async function changeLocale(
  locale: Locale,
  { api, pageContext, queryClient }: Visit,
  lead = (to: string) => location.assign(to),
): Promise<void> {
  if (queryClient.getQueryData(playerQuery(api).queryKey)) {
    const { saveLocale } = await import('./save-locale.ts');
    await saveLocale(api, locale);
  }
  keepCookie('locale', locale, pageContext.origins);
  const { path } = splitLocale(splitGuest(location.pathname).path);
  lead(publicPath({ ...pageContext, locale }, path) + location.search);
}
