import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { featuresQuery } from '@croupier/auth';
import { refusalCatalog } from '@croupier/i18n';
import { catalog, WheelPage } from '@croupier/promotions';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';
import { SignInButtons } from '../games/SignInButtons.tsx';

export const Route = createFileRoute('/rocket-wheel')({
  staticData: { texts: [catalog, refusalCatalog] },
  beforeLoad: async ({ context: { api, queryClient } }) => {
    const { lootbox_wheel: isOn } = await queryClient.ensureQueryData(featuresQuery(api));
    if (!isOn) throw redirect({ to: '/' });
  },
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`Rocket wheel`)), { name: 'robots', content: 'noindex' }],
  }),
  component: RocketWheel,
});

function RocketWheel() {
  const isGuest = usePlayer() === null;
  return (
    <div className="page-width">
      <WheelPage
        guest={isGuest && <SignInButtons />}
        giftsLink={(text) => <Link to="/users/gifts">{text}</Link>}
        fairnessLink={(text) => <Link to="/fairness">{text}</Link>}
        limitsLink={(text) => <Link to="/users/limits">{text}</Link>}
      />
    </div>
  );
}
