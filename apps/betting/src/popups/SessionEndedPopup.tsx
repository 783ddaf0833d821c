import { Trans } from '@lingui/react/macro';
import { SessionOver } from '@croupier/safer-play';
import { buttonClass } from '@croupier/ui-kit';
import { useCasinoPath } from '../safer-play/casino-path.ts';
import { SignInPopup } from './SignInPopup.tsx';

export { catalog as saferPlayCatalog } from '@croupier/safer-play';

/** Renders the end of a session: a break is named as such, any other end offers to sign in again. */
export function SessionEndedPopup() {
  const casino = useCasinoPath();
  return (
    <SessionOver
      help={
        <a href={casino('/support?topic=limits')} className={buttonClass()}>
          <Trans>Talk to someone</Trans>
        </a>
      }
    >
      <SignInPopup ended />
    </SessionOver>
  );
}
