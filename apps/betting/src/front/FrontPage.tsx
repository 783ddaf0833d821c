import { SportHome, SportLayout } from '@croupier/sportsbook';
import { PageSlot } from '@croupier/web-app';

/** Renders the front page behind a popup that has an address. */
export const FrontPage = () => (
  <SportLayout>
    <PageSlot>
      <SportHome />
    </PageSlot>
  </SportLayout>
);
