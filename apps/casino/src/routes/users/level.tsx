import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LevelPage } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../../frame/usePlayer.ts';

export const Route = createFileRoute('/users/level')({
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Your level`))] }),
  component: Level,
});

function Level() {
  const player = usePlayer();
  return player && <LevelPage player={player} />;
}
