import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { catalog as authCatalog, SignInForm } from '@croupier/auth';
import { refusalCatalog } from '@croupier/i18n';
import { pageTitle } from '@croupier/web-app';
import { useAfterPage } from '../auth/useAfterPage.ts';
import { needsGuest } from '../guards.ts';

export const Route = createFileRoute('/login')({
  staticData: { texts: [authCatalog, refusalCatalog] },
  beforeLoad: ({ context, cause }) => (cause === 'enter' ? needsGuest({ context }) : undefined),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Sign in`))] }),
  component: Login,
});

function Login() {
  const done = useAfterPage();
  return (
    <div className="page-width">
      <SignInForm
        layout="page"
        onSignedIn={done}
        signUpLink={(text) => (
          <Link to="/registration" search={(search) => search}>
            {text}
          </Link>
        )}
      />
    </div>
  );
}
