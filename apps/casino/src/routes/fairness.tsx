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
const slugOf = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : undefined);
const numberOf = (value: unknown) => (/^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : undefined);

interface Search {
  round?: string | undefined;
  shared?: string | undefined;
  /** A live table, and its round. */
  table?: string | undefined;
  number?: number | undefined;
}

export const Route = createFileRoute('/fairness')({
  staticData: { texts: [catalog] },
  validateSearch: ({ round, shared, table, number }: Record<string, unknown>): Search => ({
    round: idOf(round),
    shared: tokenOf(shared),
    table: slugOf(table),
    number: numberOf(number),
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
    const { round, shared, table, number } = Route.useSearch();
    return (
      <FairnessPage
        signedIn={usePlayer() !== null}
        round={round}
        shared={shared}
        live={table && number ? { table, number } : undefined}
        onRound={onRound}
        signIn={<SignInButtons />}
        beside={<SportChances />}
      />
    );
  },
});

/**
 * Renders the link to the calibration of odds: matches have no round to check, but their chances can be compared with
 * results.
 */
function SportChances() {
  const pageContext = usePageContext();
  return (
    <p>
      <a
        href={pageContext.origins.sport + publicPath(pageContext, '/sport/calibration')}
        className={buttonClass({ variant: 'secondary' })}
      >
        <Trans>Sport: how accurate are our odds?</Trans>
      </a>
    </p>
  );
}
