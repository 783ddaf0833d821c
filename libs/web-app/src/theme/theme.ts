import type { Theme } from '@croupier/ui-kit';

const cookieName = 'theme';
const maxAgeSeconds = 31_536_000;

/**
 * Runs in the head before anything is painted. The document is the same for both themes, so that it can be cached;
 * the cookie decides here. Light is the default (specification §9).
 */
export const themeScript = `document.cookie.includes("${cookieName}=dark")&&(document.documentElement.dataset.theme="dark")`;

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Changes the theme now and for the next visits, on the casino and the sportsbook alike. */
export function setTheme(theme: Theme, cookieDomain: string): void {
  if (theme === 'dark') document.documentElement.dataset['theme'] = 'dark';
  else delete document.documentElement.dataset['theme'];
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${cookieName}=${theme};path=/;domain=${cookieDomain};max-age=${maxAgeSeconds};samesite=lax${secure}`;
}
