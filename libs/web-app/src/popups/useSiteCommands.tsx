import { useLingui } from '@lingui/react/macro';
import { ArrowRight, Languages, MoonStar, type LucideIcon, SunMedium, Zap } from 'lucide-react';
import { editions, localeNames } from '@croupier/i18n';
import { type Command, openPopup } from '@croupier/shell';
import { useSpeak } from '../locale/useSpeak.ts';
import { publicPath } from '../page-context.ts';
import { useTheme } from '../theme/useTheme.ts';
import { usePageContext } from '../usePageContext.ts';

/** Returns the search commands that both sites share, and helpers for each site's own. */
export function useSiteCommands() {
  const { t } = useLingui();
  const pageContext = usePageContext();
  const [theme, setTheme] = useTheme();
  const speak = useSpeak();
  const doing =
    (what: string, Icon: LucideIcon) =>
    (id: string, title: string, run: () => void): Command => ({ id, title, what, icon: <Icon size={20} />, run });
  const action = doing(t`Action`, Zap);
  const setting = (id: string, title: string, icon: LucideIcon, run: () => void) =>
    doing(t`Setting`, icon)(id, title, run);
  const language = doing(t`Language`, Languages);
  return {
    action,
    setting,
    /** Returns a command that opens a path of this site, or of the one at `origin`. */
    page: (path: string, title: string, origin = ''): Command => ({
      id: path,
      title,
      what: t`Page`,
      icon: <ArrowRight size={20} />,
      href: origin + publicPath(pageContext, path),
    }),
    /** Sign-in and sign-up for guests, where allowed. */
    entries: pageContext.guestMode
      ? []
      : [
          action('sign-in', t`Sign in`, () => openPopup('sign-in')),
          action('sign-up', t`Sign up`, () => openPopup('sign-up')),
        ],
    settings: [
      theme === 'dark'
        ? setting('light', t`Light theme`, SunMedium, () => setTheme('light'))
        : setting('dark', t`Dark theme`, MoonStar, () => setTheme('dark')),
      ...editions[pageContext.edition].locales
        .filter((locale) => locale !== pageContext.locale)
        .map((locale) => language(locale, localeNames[locale], () => speak(locale))),
    ],
  };
}
