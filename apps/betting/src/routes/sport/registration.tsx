import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog as authCatalog, descriptions, SignUpFlow } from '@croupier/auth';
import { refusalCatalog } from '@croupier/i18n';
import { openModal } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { pageMeta, usePageContext, useAfterPage } from '@croupier/web-app';
import { Alone } from '../../frame/Alone.tsx';
import { BrokenAlone } from '../../frame/BrokenAlone.tsx';
import styles from '../../frame/frame.module.css';
import { needsGuest } from '../../guards.ts';
import { AppLink } from '../../links/AppLink.tsx';
import { SITE } from '../../site.ts';

export const Route = createFileRoute('/sport/registration')({
  staticData: { texts: [authCatalog, refusalCatalog], blocked: 'sign-up' },
  // Only on entry: a player who has just signed up stays for the last screen.
  beforeLoad: ({ context, cause }) => (cause === 'enter' ? needsGuest({ context }) : undefined),
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Open an account`), context.i18n._(descriptions.signUp), SITE),
  }),
  errorComponent: BrokenAlone,
  component: Registration,
});

function Registration() {
  const done = useAfterPage('/sport');
  const { origins } = usePageContext();
  const page = (path: string) => (text: React.ReactNode) => (
    <a href={`${origins.casino}${path}`} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <Alone>
      <SignUpFlow
        layout="page"
        signInLink={(text) => <AppLink page={{ to: 'login' }}>{text}</AppLink>}
        termsLink={page('/terms')}
        privacyLink={page('/privacy')}
        next={() => (
          <div className={styles.next}>
            <Button size="large" wide onClick={() => openModal('deposit')}>
              <Trans>Make a deposit</Trans>
            </Button>
            <Button variant="quiet" wide onClick={done}>
              <Trans>See the matches</Trans>
            </Button>
          </div>
        )}
      />
    </Alone>
  );
}
