import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { UserLimit } from '@croupier/contracts';
import { editions, offersCompetition } from '@croupier/i18n';
import { type Command, openModal, openPopup } from '@croupier/shell';
import { usePageContext, useSiteCommands } from '@croupier/web-app';
import { places } from '../frame/places.tsx';
import { useEdition } from '../frame/useEdition.ts';
import { usePlayer } from '../frame/usePlayer.ts';
import { breakSearch } from '../safer-play/break-search.ts';

/**
 * Returns the commands of the search in addition to games: actions first, then pages, then settings. Leaves out
 * commands that the visitor can't use.
 */
export function useCommands(): readonly Command[] {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { origins } = usePageContext();
  const player = usePlayer();
  const edition = useEdition();
  const { rules } = editions[edition];
  const { action, page, entries, settings } = useSiteCommands();
  const onBegun = (limit: UserLimit) => void router.navigate({ to: '/break', search: breakSearch(limit) });
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
          page('/users/games-history', t`Game history`),
          page('/users/security', t`Security`),
          page('/favorite-games', t`Favourites`),
        ]
      : entries),
    ...places(edition, origins).map(({ name, href, outside }) => ({
      ...page(outside ? '/' : href, i18n._(name)),
      ...(outside && { id: href, href }),
    })),
    action('producers', t`Studios`, () => openModal('producers')),
    ...(offersCompetition(rules, 'tournaments') ? [page('/arena', t`Arena`)] : []),
    ...(offersCompetition(rules, 'jackpots') ? [page('/jackpots', t`Jackpots`)] : []),
    page('/self-check', t`Check your gambling`),
    page('/rtp', t`Return to player`),
    page('/fairness', t`Check a round`),
    page('/support', t`Get help`),
    ...settings,
  ];
}
