import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SessionOver } from '@croupier/safer-play';
import { closeModal } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { SESSION_ENDED } from '@croupier/web-app';
import { SignInAgain } from './SignInPopup.tsx';

export { catalog as saferPlayCatalog } from '@croupier/safer-play';

/** Renders the end of a session: a break is named as such, any other end offers to sign in again. */
export function SessionEndedPopup() {
  return (
    <SessionOver
      help={
        <Link
          to="/support"
          search={{ topic: 'limits' }}
          className={buttonClass()}
          onClick={() => closeModal(SESSION_ENDED, { immediate: true })}
        >
          <Trans>Talk to someone</Trans>
        </Link>
      }
    >
      <SignInAgain />
    </SessionOver>
  );
}
