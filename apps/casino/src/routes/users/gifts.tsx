import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GiftsPage } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/gifts')({
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Gifts`))] }),
  component: GiftsPage,
});
