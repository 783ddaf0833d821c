import { SportHome, SportLayout } from '@croupier/sportsbook';
import { PageSlot } from '@croupier/web-app';

/** The front page behind a popup with an address of its own. */
export const FrontPage = () => (
  <SportLayout>
    <PageSlot>
      <SportHome />
    </PageSlot>
  </SportLayout>
);
