import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { hallSearch } from '../../games/hall-search.ts';
import { loadHall } from '../../games/hall.ts';
import { Hall } from '../../games/Hall.tsx';

const part = { shelves: ['pokies'] };

export const Route = createFileRoute('/pokies/all')({
  staticData: { texts: [catalog] },
  validateSearch: hallSearch,
  loaderDeps: ({ search: { shelf, studio } }) => ({ shelf, studio }),
  loader: ({ context, deps }) => loadHall(context, part, deps),
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Pokies · Croupier`) }] }),
  component: () => <Hall title={<Trans>Pokies</Trans>} part={part} choice={Route.useSearch()} />,
});
