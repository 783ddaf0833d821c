import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { catalog as authCatalog, SignInLink } from '@croupier/auth';
import { refusalCatalog } from '@croupier/i18n';
import { buttonClass } from '@croupier/ui-kit';
import { pageTitle, unlisted, useAfterPage } from '@croupier/web-app';

export const Route = createFileRoute('/autologin')({
  staticData: { texts: [authCatalog, refusalCatalog], guestPage: true },
  head: ({ match: { context } }) => ({ meta: [pageTitle(context.i18n._(msg`Sign in with a link`)), unlisted] }),
  component: Autologin,
});

/** Renders for everyone: a signed-in player may also use a link. */
function Autologin() {
  const done = useAfterPage('/');
  return (
    <div className="page-width">
      <SignInLink
        onSignedIn={done}
        signInLink={(text) => (
          <Link to="/login" className={buttonClass({ size: 'large', wide: true })}>
            {text}
          </Link>
        )}
      />
    </div>
  );
}
