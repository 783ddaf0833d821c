import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { catalog, type PaymentsFilter, PaymentsPage, readPaymentsFilter } from '@croupier/cashbox';
import { openPopup } from '@croupier/shell';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/payments')({
  validateSearch: readPaymentsFilter,
  staticData: { texts: [catalog] },
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Payments`))] }),
  component: Page,
});

function Page() {
  const navigate = useNavigate();
  const filter = Route.useSearch();
  const onFilter = (search: PaymentsFilter) =>
    void navigate({ to: '/users/payments', search, replace: true, resetScroll: false });
  return <PaymentsPage filter={filter} onFilter={onFilter} onDeposit={() => openPopup('deposit')} />;
}
