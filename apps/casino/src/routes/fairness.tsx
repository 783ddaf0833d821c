import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { catalog, descriptions, FairnessPage } from '@croupier/games';
import { buttonClass } from '@croupier/ui-kit';
import { pageMeta, publicPath, usePageContext } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';
import { SignInButtons } from '../games/SignInButtons.tsx';

const tokenOf = (value: unknown) => (typeof value === 'string' && /^[\w-]{20,64}$/.test(value) ? value : undefined);
const idOf = (value: unknown) => (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);

export const Route = createFileRoute('/fairness')({
  staticData: { texts: [catalog] },
  validateSearch: ({
    round,
    shared,
  }: Record<string, unknown>): { round?: string | undefined; shared?: string | undefined } => ({
    round: idOf(round),
    shared: tokenOf(shared),
  }),
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(playerQuery(api));
  },
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Check a round`), context.i18n._(descriptions.fairness)),
  }),
  component: function Fairness() {
    const navigate = useNavigate();
    const onRound = (round: string | undefined) =>
      void navigate({ to: '/fairness', search: { round }, resetScroll: round !== undefined });
    return (
      <FairnessPage
        signedIn={usePlayer() !== null}
        round={Route.useSearch().round}
        shared={Route.useSearch().shared}
        onRound={onRound}
        signIn={<SignInButtons />}
        beside={<SportChances />}
      />
    );
  },
});

/** Matches have no round to check: there it is the chances that must come true. */
function SportChances() {
  const pageContext = usePageContext();
  return (
    <p>
      <a
        href={pageContext.origins.sport + publicPath(pageContext, '/sport/calibration')}
        className={buttonClass({ variant: 'secondary' })}
      >
        <Trans>Sports: do our chances come true?</Trans>
      </a>
    </p>
  );
}
