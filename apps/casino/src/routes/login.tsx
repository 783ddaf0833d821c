import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { catalog as authCatalog, descriptions, SignInForm } from '@croupier/auth';
import { refusalCatalog } from '@croupier/i18n';
import { pageMeta, useAfterPage } from '@croupier/web-app';
import { needsGuest } from '../guards.ts';

export const Route = createFileRoute('/login')({
  staticData: { texts: [authCatalog, refusalCatalog], guestPage: true, blocked: 'sign-in' },
  beforeLoad: ({ context, cause }) => (cause === 'enter' ? needsGuest({ context }) : undefined),
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Sign in`), context.i18n._(descriptions.signIn)),
  }),
  component: Login,
});

function Login() {
  const done = useAfterPage('/');
  return (
    <div className="page-width">
      <SignInForm
        layout="page"
        onSignedIn={done}
        forgotLink={(text) => <Link to="/remind">{text}</Link>}
        helpLink={(text) => (
          <Link to="/support" search={{ topic: 'account' }}>
            {text}
          </Link>
        )}
        signUpLink={(text) => (
          <Link to="/registration" search={(search) => search}>
            {text}
          </Link>
        )}
      />
    </div>
  );
}
