import { catalog, PaymentsPage } from '@croupier/cashbox';
import { refusalCatalog } from '@croupier/i18n';
import { openPopup } from '@croupier/shell';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { needsPlayer } from '../guards.ts';

export const Route = createFileRoute('/payments')({
  staticData: { texts: [catalog, refusalCatalog] },
  beforeLoad: needsPlayer,
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Payments · Croupier`) }, { name: 'robots', content: 'noindex' }] }),
  component: () => <PaymentsPage onDeposit={() => openPopup('deposit')} />,
});
