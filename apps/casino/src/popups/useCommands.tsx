import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ArrowRight, Languages, MoonStar, type LucideIcon, SunMedium, Zap } from 'lucide-react';
import type { UserLimit } from '@croupier/contracts';
import { editions, type Locale, localeNames, offersCompetition } from '@croupier/i18n';
import { type Command, openModal, openPopup, showToast } from '@croupier/shell';
import { changeLocale, servicesOf, usePageContext, useTheme } from '@croupier/web-app';
import { places } from '../frame/places.tsx';
import { useEdition } from '../frame/useEdition.ts';
import { usePlayer } from '../frame/usePlayer.ts';
import { publicPath } from '../paths.ts';
import { breakSearch } from '../safer-play/break-search.ts';

const sign = (Icon: LucideIcon) => <Icon size={20} />;

/** What the search does besides finding games: actions first, then pages, then settings. What is not the visitor's to do is left out. */
export function useCommands(): readonly Command[] {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const pageContext = usePageContext();
  const player = usePlayer();
  const edition = useEdition();
  const [theme, setTheme] = useTheme();
  const { rules } = editions[edition];
  const action = (id: string, title: string, run: () => void): Command => ({
    id,
    title,
    what: t`Action`,
    icon: sign(Zap),
    run,
  });
  const page = (path: string, title: string): Command => ({
    id: path,
    title,
    what: t`Page`,
    icon: sign(ArrowRight),
    href: publicPath(pageContext, path),
  });
  const setting = (id: string, title: string, what: string, icon: LucideIcon, run: () => void): Command => ({
    id,
    title,
    what,
    icon: sign(icon),
    run,
  });
  const onBegun = (limit: UserLimit) => void router.navigate({ to: '/break', search: breakSearch(limit) });
  const speak = (locale: Locale) => {
    changeLocale(locale, servicesOf(router)).catch(() =>
      showToast({ type: 'warning', text: t`Your language could not be saved. Please try again.` }),
    );
  };
  return [
    ...(player
      ? [
          action('deposit', t`Deposit`, () => openPopup('deposit')),
          action('withdraw', t`Withdraw`, () => openPopup('withdraw')),
          action('break', t`Take a 24-hour break`, () => openModal('take-break', { onBegun })),
          page('/users/limits', t`Limits`),
          page('/users', t`Personal data`),
          page('/users/level', t`Level and points`),
          page('/users/gifts', t`Gifts`),
          page('/users/promocode', t`Promo code`),
          page('/users/verification', t`Verification`),
          page('/users/payments', t`Payments`),
          page('/users/games-history', t`Games history`),
          page('/users/security', t`Security`),
          page('/favorite-games', t`Favourites`),
        ]
      : pageContext.guestMode
        ? []
        : [
            action('sign-in', t`Sign in`, () => openPopup('sign-in')),
            action('sign-up', t`Sign up`, () => openPopup('sign-up')),
          ]),
    ...places(edition, pageContext.origins).map(({ name, href, outside }) => ({
      ...page(href, i18n._(name)),
      ...(outside && { href }),
    })),
    action('producers', t`Studios`, () => openModal('producers')),
    ...(offersCompetition(rules, 'tournaments') ? [page('/arena', t`Arena`)] : []),
    ...(offersCompetition(rules, 'jackpots') ? [page('/jackpots', t`Jackpots`)] : []),
    page('/self-check', t`How is your playing?`),
    page('/rtp', t`Return to player`),
    page('/fairness', t`Check a round`),
    page('/support', t`Get help`),
    theme === 'dark'
      ? setting('light', t`Light theme`, t`Setting`, SunMedium, () => setTheme('light'))
      : setting('dark', t`Dark theme`, t`Setting`, MoonStar, () => setTheme('dark')),
    ...editions[pageContext.edition].locales
      .filter((locale) => locale !== pageContext.locale)
      .map((locale) => setting(locale, localeNames[locale], t`Language`, Languages, () => speak(locale))),
  ];
}
