import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PromoCodePage } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../../frame/usePlayer.ts';

export const Route = createFileRoute('/users/promocode')({
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Promo code`))] }),
  component: PromoCode,
});

function PromoCode() {
  const player = usePlayer();
  return player && <PromoCodePage player={player} />;
}
