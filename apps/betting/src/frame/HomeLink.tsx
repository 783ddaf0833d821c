import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@croupier/ui-kit';
import { AppLink } from '../links/AppLink.tsx';

/** The way home from a page that is broken or missing. */
export function HomeLink() {
  return (
    <AppLink page={{ to: 'home' }} className={buttonClass()}>
      <Trans>Go to the sportsbook</Trans>
    </AppLink>
  );
}
