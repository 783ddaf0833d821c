import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowRight, Languages, MoonStar, type LucideIcon, Settings2, SunMedium, Zap } from 'lucide-react';
import { playerQuery, useApi } from '@croupier/api-client';
import { editions, localeNames } from '@croupier/i18n';
import { type Command, openModal, openPopup, showToast } from '@croupier/shell';
import { changeLocale, publicPath, servicesOf, usePageContext, useTheme } from '@croupier/web-app';

const sign = (Icon: LucideIcon) => <Icon size={20} />;

/** What the search does besides finding matches: actions first, then pages, then settings. */
export function useCommands(): readonly Command[] {
  const { t } = useLingui();
  const router = useRouter();
  const pageContext = usePageContext();
  const player = useQuery(playerQuery(useApi())).data;
  const [theme, setTheme] = useTheme();
  const { casino } = pageContext.origins;
  const does = (id: string, title: string, run: () => void, what = t`Action`, icon: LucideIcon = Zap): Command => ({
    id,
    title,
    what,
    icon: sign(icon),
    run,
  });
  const page = (path: string, title: string, origin = ''): Command => ({
    id: path,
    title,
    what: t`Page`,
    icon: sign(ArrowRight),
    href: origin + publicPath(pageContext, path),
  });
  return [
    ...(player
      ? [
          does('deposit', t`Deposit`, () => openModal('deposit')),
          does('withdraw', t`Withdraw`, () => openModal('withdraw')),
          page('/users/limits', t`Limits`, casino),
        ]
      : pageContext.guestMode
        ? []
        : [
            does('sign-in', t`Sign in`, () => openPopup('sign-in')),
            does('sign-up', t`Sign up`, () => openPopup('sign-up')),
          ]),
    page('/sport/my-bets', t`My bets`),
    page('/sport/live', t`Live`),
    page('/sport/results', t`Results`),
    page('/sport/favourites', t`Favourites`),
    page('/', t`Casino`, casino),
    does('settings', t`Betting settings`, () => openModal('betting-settings'), t`Setting`, Settings2),
    theme === 'dark'
      ? does('light', t`Light theme`, () => setTheme('light'), t`Setting`, SunMedium)
      : does('dark', t`Dark theme`, () => setTheme('dark'), t`Setting`, MoonStar),
    ...editions[pageContext.edition].locales
      .filter((locale) => locale !== pageContext.locale)
      .map((locale) =>
        does(
          locale,
          localeNames[locale],
          () => {
            changeLocale(locale, servicesOf(router)).catch(() =>
              showToast({ type: 'warning', text: t`Your language could not be saved. Please try again.` }),
            );
          },
          t`Language`,
          Languages,
        ),
      ),
  ];
}
