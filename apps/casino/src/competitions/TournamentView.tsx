import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArenaPage, LotteryPage, PresentQuest, TournamentPage } from '@croupier/competitions';
import { buttonClass } from '@croupier/ui-kit';
import { usePlayer } from '../frame/usePlayer.ts';
import { SignInButtons } from '../games/SignInButtons.tsx';
import { competitionLink } from './competition-link.tsx';

/** Renders a tournament in this app. */
export function TournamentView({ slug }: { slug: string }) {
  return <TournamentPage slug={slug} {...useSurroundings()} />;
}

/** Renders all running tournaments of this app. */
export function ArenaView() {
  const { signIn: _, ...surroundings } = useSurroundings();
  return <ArenaPage {...surroundings} />;
}

/** Renders a lottery in this app. */
export function LotteryView({ slug }: { slug: string }) {
  const { play: _, ...surroundings } = useSurroundings();
  return <LotteryPage slug={slug} {...surroundings} />;
}

/** Renders the current quest in this app. */
export function QuestView() {
  return <PresentQuest {...useSurroundings()} />;
}

/** Returns the links from a tournament to other pages of this app. */
function useSurroundings() {
  return {
    signedIn: usePlayer() !== null,
    link: competitionLink,
    signIn: <SignInButtons />,
    play: (
      <Link to="/pokies/all" className={buttonClass({ variant: 'secondary' })}>
        <Trans>Browse pokies</Trans>
      </Link>
    ),
    care: (
      <Link to="/users/limits">
        <Trans>Limits and breaks</Trans>
      </Link>
    ),
  };
}
