import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Broken } from '../frame/Broken.tsx';

export const Route = createFileRoute('/oops')({
  head: ({ match }) => ({
    meta: [{ title: match.context.i18n._(msg`Something went wrong · Croupier`) }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => <Broken />,
});
