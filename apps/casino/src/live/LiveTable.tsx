import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LiveTablePage } from '@croupier/games';
import { useConnected } from '@croupier/realtime';
import { usePlayer } from '../frame/usePlayer.ts';
import { SignInButtons } from '../games/SignInButtons.tsx';
import { FollowLive } from './FollowLive.tsx';
import { useStakedWallet } from './useStakedWallet.ts';

/** Renders a live table in the casino. */
export function LiveTable({ slug }: { slug: string }) {
  const currency = useStakedWallet();
  const connected = useConnected();
  const signedIn = usePlayer() !== null;
  return (
    <LiveTablePage
      key={slug}
      slug={slug}
      host={{
        ...{ Follow: FollowLive, connected, currency, signedIn },
        signIn: <SignInButtons />,
        back: (
          <Link to="/live/all">
            <Trans>Live tables</Trans>
          </Link>
        ),
      }}
    />
  );
}
