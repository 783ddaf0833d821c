import { Trans } from '@lingui/react/macro';
import { SessionOver } from '@croupier/safer-play';
import { buttonClass } from '@croupier/ui-kit';
import { useCasinoPath } from '../safer-play/casino-path.ts';
import { SignInPopup } from './SignInPopup.tsx';

export { catalog as saferPlayCatalog } from '@croupier/safer-play';

/** A session ended in the middle of use: a break says that it is one, any other offers the way back in. */
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
