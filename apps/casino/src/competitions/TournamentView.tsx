import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TournamentPage } from '@croupier/competitions';
import { buttonClass } from '@croupier/ui-kit';
import { usePlayer } from '../frame/usePlayer.ts';
import { SignInButtons } from '../games/SignInButtons.tsx';
import { competitionLink } from './competition-link.tsx';

/** A tournament in this app. */
export function TournamentView({ slug }: { slug: string }) {
  return (
    <TournamentPage
      slug={slug}
      signedIn={usePlayer() !== null}
      link={competitionLink}
      signIn={<SignInButtons />}
      play={
        <Link to="/pokies/all" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Browse pokies</Trans>
        </Link>
      }
      care={
        <Link to="/users/limits">
          <Trans>Limits and breaks</Trans>
        </Link>
      }
    />
  );
}
