import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { catalog, type PaymentsFilter, PaymentsPage, readPaymentsFilter } from '@croupier/cashbox';
import { refusalCatalog } from '@croupier/i18n';
import { catalog as profileCatalog } from '@croupier/profile-limits';
import { openPopup } from '@croupier/shell';
import { pageTitle } from '@croupier/web-app';
import { needsPlayer } from '../guards.ts';
import { ProfileFrame } from '../profile/ProfileFrame.tsx';

export const Route = createFileRoute('/payments')({
  validateSearch: readPaymentsFilter,
  staticData: { texts: [catalog, profileCatalog, refusalCatalog] },
  beforeLoad: needsPlayer,
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`Payments`)), { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
});

function Page() {
  const navigate = useNavigate();
  const filter = Route.useSearch();
  const onFilter = (search: PaymentsFilter) =>
    void navigate({ to: '/payments', search, replace: true, resetScroll: false });
  return (
    <ProfileFrame>
      <PaymentsPage filter={filter} onFilter={onFilter} onDeposit={() => openPopup('deposit')} />
    </ProfileFrame>
  );
}
