import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { refusalCatalog } from '@croupier/i18n';
import { catalog, GiftsPage } from '@croupier/promotions';
import { buttonClass } from '@croupier/ui-kit';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/gifts')({
  staticData: { texts: [catalog, refusalCatalog] },
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Gifts`))] }),
  component: Gifts,
});

function Gifts() {
  return (
    <GiftsPage
      codeLink={(text) => (
        <Link to="/users/promocode" className={buttonClass({ variant: 'secondary' })}>
          {text}
        </Link>
      )}
      wheelLink={(text) => <Link to="/rocket-wheel">{text}</Link>}
      limitsLink={(text) => <Link to="/users/limits">{text}</Link>}
      historyLink={(text) => <Link to="/users/games-history">{text}</Link>}
    />
  );
}
