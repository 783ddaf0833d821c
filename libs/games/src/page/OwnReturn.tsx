import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { Game, OwnReturn as Own } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { luckOf, type OwnLuck } from './own-luck.ts';
import { ownReturnQuery } from './own-return.query.ts';
import styles from './page.module.css';
import { ReturnBand } from './ReturnBand.tsx';

/** Fewest rounds for a meaningful result. */
const FEWEST_ROUNDS = 20;

interface OwnReturnProps {
  game: Game;
  signedIn: boolean;
}

/** Renders the spread of results by number of rounds, and the player's own results within it. */
export function OwnReturn({ game: { slug, rtp, deviation }, signedIn }: OwnReturnProps) {
  const own = useOwnReturn(slug, signedIn);
  const luck = own && luckOf(own, deviation);
  return (
    <div className={styles.returns}>
      <ReturnBand rtp={rtp} deviation={deviation} own={luck} />
      {own && luck && (
        <p className={styles.own}>
          <Result own={own} luck={luck} /> <Explained luck={luck} />
        </p>
      )}
    </div>
  );
}

/** Returns the return of the player's rounds in their most played currency; null while there are too few. */
function useOwnReturn(slug: string, signedIn: boolean): Own | null {
  const { data } = useQuery({ ...ownReturnQuery(useApi(), slug), enabled: signedIn });
  const [most] = data ?? [];
  return most && most.rounds >= FEWEST_ROUNDS ? most : null;
}

/** Renders the player's own result in words, for example beside a live table. */
export function OwnResult({ slug }: { slug: string }) {
  const own = useOwnReturn(slug, true);
  if (!own) return null;
  const luck = luckOf(own, null);
  return (
    <p className={styles.own}>
      <Result own={own} luck={luck} /> <Explained luck={luck} />
    </p>
  );
}

function Result({ own, luck }: { own: Own; luck: OwnLuck }) {
  const { i18n } = useLingui();
  const share = formatPercent(luck.share, i18n.locale, 1);
  const staked = formatMoney(BigInt(own.staked), own.currency, i18n.locale);
  return (
    <Plural
      value={own.rounds}
      one={`Your last round here returned ${share} of the ${staked} you staked.`}
      other={`Your last # rounds here returned ${share} of the ${staked} you staked.`}
    />
  );
}

function Explained({ luck: { low, high, share } }: { luck: OwnLuck }) {
  const { i18n } = useLingui();
  if (low === null || high === null) return null;
  const [from, to] = [formatPercent(low, i18n.locale, 1), formatPercent(high, i18n.locale, 1)];
  return share >= low && share <= high ? (
    <Trans>
      With stakes like yours, luck alone can explain anything from {from} to {to}.
    </Trans>
  ) : (
    <Trans>
      With stakes like yours, 19 in 20 players get between {from} and {to}. Your result is a rare one outside that
      range.
    </Trans>
  );
}
