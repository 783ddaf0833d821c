import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog, PaymentsPage } from '@croupier/cashbox';
import { refusalCatalog } from '@croupier/i18n';
import { catalog as profileCatalog } from '@croupier/profile-limits';
import { openPopup } from '@croupier/shell';
import { pageTitle } from '@croupier/web-app';
import { needsPlayer } from '../guards.ts';
import { ProfileFrame } from '../profile/ProfileFrame.tsx';

export const Route = createFileRoute('/payments')({
  staticData: { texts: [catalog, profileCatalog, refusalCatalog] },
  beforeLoad: needsPlayer,
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`Payments`)), { name: 'robots', content: 'noindex' }],
  }),
  component: () => (
    <ProfileFrame>
      <PaymentsPage onDeposit={() => openPopup('deposit')} />
    </ProfileFrame>
  ),
});
