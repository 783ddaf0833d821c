import { Trans, useLingui } from '@lingui/react/macro';
import type { GameMath } from '@croupier/game-math';
import { formatMultiple, formatPercent } from '@croupier/i18n';
import { Button } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { localeOf } from '../texts.ts';
import styles from './game-facts.module.css';

/** Renders the return, hit rate and volatility of a game. */
export function GameFacts({ math }: { readonly math: GameMath }) {
  const { t, i18n } = useLingui();
  const locale = localeOf(i18n.locale);
  const tempers = {
    low: t`Low: frequent, small wins`,
    medium: t`Medium: a mix of both`,
    high: t`High: rare, large wins`,
  };
  const most = formatMultiple(math.maxWinMultiple, locale);
  return (
    <section>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Return to player</Trans>
          </dt>
          <dd>{formatPercent(math.rtp, locale, 2)}</dd>
        </div>
        {math.hitRate !== null && (
          <div>
            <dt>
              <Trans>Rounds that pay</Trans>
            </dt>
            <dd>{formatPercent(math.hitRate, locale, 1)}</dd>
          </div>
        )}
        {math.volatility && (
          <div>
            <dt>
              <Trans>Volatility</Trans>
            </dt>
            <dd>{tempers[math.volatility]}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Maximum win</Trans>
          </dt>
          <dd>
            <Trans>{most} × the stake</Trans>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        <Trans>
          The return is an average over very many rounds. In a single session anything from losing every stake to a
          large win can happen.
        </Trans>
      </p>
    </section>
  );
}

/** Renders how to check that the results were fixed before the bets. */
export function FairnessFacts({ game }: { readonly game: GameStore }) {
  const { fairness, version, mode } = game.session;
  return (
    <section>
      <h3>
        <Trans>Provably fair</Trans>
      </h3>
      <p>
        <Trans>
          Each round is drawn from a server seed that was fixed before you played, your own client seed and a nonce (bet
          number). When the server seed is revealed, you can recalculate every round yourself.
        </Trans>
      </p>
      <dl className={styles.seeds}>
        <div>
          <dt>
            <Trans>Server seed, SHA-256</Trans>
          </dt>
          <dd>{fairness.server_seed_hash}</dd>
        </div>
        <div>
          <dt>
            <Trans>Client seed</Trans>
          </dt>
          <dd>{fairness.client_seed}</dd>
        </div>
        <div>
          <dt>
            <Trans>Maths version</Trans>
          </dt>
          <dd>{version}</dd>
        </div>
      </dl>
      {mode === 'real' && (
        <Button variant="secondary" size="small" onClick={() => game.parent.say({ kind: 'open_fairness' })}>
          <Trans>Check my rounds</Trans>
        </Button>
      )}
    </section>
  );
}
