import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog as authCatalog, descriptions, SignInForm } from '@croupier/auth';
import { refusalCatalog } from '@croupier/i18n';
import { openPopup } from '@croupier/shell';
import { pageMeta, PopupLink, useAfterPage } from '@croupier/web-app';
import { Alone } from '../../frame/Alone.tsx';
import { BrokenAlone } from '../../frame/BrokenAlone.tsx';
import { needsGuest } from '../../guards.ts';
import { AppLink } from '../../links/AppLink.tsx';
import { useCasinoPath } from '../../safer-play/casino-path.ts';
import { SITE } from '../../site.ts';

export const Route = createFileRoute('/sport/login')({
  staticData: { texts: [authCatalog, refusalCatalog], blocked: 'sign-in' },
  beforeLoad: needsGuest,
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Sign in`), context.i18n._(descriptions.signIn), SITE),
  }),
  errorComponent: BrokenAlone,
  component: Login,
});

function Login() {
  const done = useAfterPage('/sport');
  const casino = useCasinoPath();
  return (
    <Alone>
      <SignInForm
        layout="page"
        onSignedIn={done}
        helpLink={(text) => <a href={casino('/support?topic=account')}>{text}</a>}
        forgotLink={(text) => (
          <PopupLink to="/remind" onOpen={() => openPopup('remind')}>
            {text}
          </PopupLink>
        )}
        signUpLink={(text) => <AppLink page={{ to: 'registration' }}>{text}</AppLink>}
      />
    </Alone>
  );
}
