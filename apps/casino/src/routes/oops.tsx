import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OopsPage } from '../frame/OopsPage.tsx';

export const Route = createFileRoute('/oops')({
  head: ({ match }) => ({
    meta: [
      { title: match.context.i18n._(msg`Something went wrong · Croupier`) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: OopsPage,
});
