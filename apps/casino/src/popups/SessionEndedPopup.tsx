import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SessionOver } from '@croupier/safer-play';
import { closeModal } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { SESSION_ENDED } from '@croupier/web-app';
import { SignInAgain } from './SignInPopup.tsx';

export { catalog as saferPlayCatalog } from '@croupier/safer-play';

/** A session ended in the middle of use: a break says that it is one, any other offers the way back in. */
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
