import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Broken, pageTitle } from '@croupier/web-app';
import { HomeLink } from '../frame/HomeLink.tsx';

export const Route = createFileRoute('/oops')({
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`Something went wrong`)), { name: 'robots', content: 'noindex' }],
  }),
  component: () => <Broken home={<HomeLink />} />,
});
