import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PersonalPage } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../../frame/usePlayer.ts';

export const Route = createFileRoute('/users/')({
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Personal data`))] }),
  component: Personal,
});

function Personal() {
  const player = usePlayer();
  return player && <PersonalPage player={player} />;
}
