import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { lobbyMeta } from '../../games/lobby-meta.ts';
import { loadLiveTables } from '../../live/live-data.ts';
import { LiveTables } from '../../live/LiveTables.tsx';

export const Route = createFileRoute('/live/all')({
  staticData: { texts: [catalog] },
  loader: ({ context }) => loadLiveTables(context),
  head: ({ match: { context } }) => ({ meta: lobbyMeta(context, context.i18n._(msg`Live tables`)) }),
  component: LiveTables,
});
