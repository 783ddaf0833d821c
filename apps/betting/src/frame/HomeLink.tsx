import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@croupier/ui-kit';
import { AppLink } from '../links/AppLink.tsx';

/** Renders a link to the home page, for a broken or missing page. */
export function HomeLink() {
  return (
    <AppLink page={{ to: 'home' }} className={buttonClass()}>
      <Trans>Go to the sportsbook</Trans>
    </AppLink>
  );
}
