import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { GiftsPage } from '@croupier/profile-limits';
import { buttonClass } from '@croupier/ui-kit';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/gifts')({
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Gifts`))] }),
  component: () => (
    <GiftsPage
      codeLink={(text) => (
        <Link to="/users/promocode" className={buttonClass({ variant: 'secondary' })}>
          {text}
        </Link>
      )}
    />
  ),
});
