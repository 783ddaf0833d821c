import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@croupier/web-app';
import { OopsPage } from '../frame/OopsPage.tsx';

export const Route = createFileRoute('/oops')({
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`Something went wrong`)), { name: 'robots', content: 'noindex' }],
  }),
  component: OopsPage,
});
