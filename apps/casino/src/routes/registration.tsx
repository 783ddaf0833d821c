import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { catalog as authCatalog, descriptions, projectQuery, SignUpFlow } from '@croupier/auth';
import { refusalCatalog } from '@croupier/i18n';
import { pageMeta, useAfterPage } from '@croupier/web-app';
import { SignUpNext } from '../auth/SignUpNext.tsx';
import { needsGuest } from '../guards.ts';

export const Route = createFileRoute('/registration')({
  staticData: { texts: [authCatalog, refusalCatalog], guestPage: true, blocked: 'sign-up' },
  // Only on entry: a player who has just signed up stays for the last screen.
  beforeLoad: ({ context, cause }) => (cause === 'enter' ? needsGuest({ context }) : undefined),
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(projectQuery(api)),
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Open an account`), context.i18n._(descriptions.signUp)),
  }),
  component: Registration,
});

/** Links to a page in a new tab, so that the entered data stays. */
const elsewhere = (path: string) => (text: React.ReactNode) => (
  <Link to={path} target="_blank">
    {text}
  </Link>
);

function Registration() {
  const done = useAfterPage('/');
  return (
    <div className="page-width">
      <SignUpFlow
        layout="page"
        signInLink={(text) => (
          <Link to="/login" search={(search) => search}>
            {text}
          </Link>
        )}
        termsLink={elsewhere('/terms')}
        privacyLink={elsewhere('/privacy')}
        next={() => <SignUpNext onLook={done} />}
      />
    </div>
  );
}
