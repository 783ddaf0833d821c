import { Trans } from '@lingui/react/macro';
import { openPopup } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';

/** Renders the buttons for guests, where only players can continue. */
export function SignInButtons() {
  return (
    <>
      <Button variant="secondary" onClick={() => openPopup('sign-up')}>
        <Trans>Sign up</Trans>
      </Button>
      <Button variant="quiet" onClick={() => openPopup('sign-in')}>
        <Trans>Sign in</Trans>
      </Button>
    </>
  );
}
