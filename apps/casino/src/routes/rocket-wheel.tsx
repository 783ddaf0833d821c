import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { projectQuery } from '@croupier/auth';
import { refusalCatalog } from '@croupier/i18n';
import { catalog, WheelPage } from '@croupier/promotions';
import { pageTitle } from '@croupier/web-app';
import { needsPlayer } from '../guards.ts';

export const Route = createFileRoute('/rocket-wheel')({
  staticData: { texts: [catalog, refusalCatalog] },
  beforeLoad: async (entering) => {
    const { features } = await entering.context.queryClient.ensureQueryData(projectQuery(entering.context.api));
    if (!features.lootbox_wheel) throw redirect({ to: '/' });
    await needsPlayer(entering);
  },
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`Rocket wheel`)), { name: 'robots', content: 'noindex' }],
  }),
  component: () => (
    <div className="page-width">
      <WheelPage
        giftsLink={(text) => <Link to="/users/gifts">{text}</Link>}
        fairnessLink={(text) => <Link to="/fairness">{text}</Link>}
        limitsLink={(text) => <Link to="/users/limits">{text}</Link>}
      />
    </div>
  ),
});
