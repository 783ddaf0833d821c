import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import type { RefusedField } from '@croupier/api-client';
import { FIELD_MARKETS } from '@croupier/bet-math';
import { cx, IconButton } from '@croupier/ui-kit';
import { useRefusalText } from '../bets/useRefusalText.ts';
import { eventPage, useEventTitle } from '../fields/event-title.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { useReasons } from '../markets/reasons.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import type { Selection } from '../slip-model/selection.ts';
import { removeAtom, replaceAtom } from '../slip-model/slip.atoms.ts';
import type { Leg } from '../slip-model/useLegs.ts';
import styles from './slip.module.css';
import type { Slip } from './useSlip.ts';

/** Renders one selection: its name, its current odds, and any reason it can't be bet on. */
export function SlipLine({ leg, slip }: { leg: Leg; slip: Slip }) {
  const { t } = useLingui();
  const names = useMarketNames();
  const remove = useSetAtom(removeAtom);
  const { selection, standing } = leg;
  const { event, outcome } = selection;
  const name = names.outcome(selection, outcome, event);
  const title = useEventTitle();
  return (
    <li className={styles.line} data-off={standing.state === 'suspended' || standing.state === 'closed'}>
      <div className={styles.what}>
        <p className={styles.outcome}>{name}</p>
        <p className={styles.market}>{names.market(selection, event)}</p>
      </div>
      <div className={styles.priceColumn}>
        <LinePrice leg={leg} />
      </div>
      <IconButton
        label={t`Remove ${name} from the slip`}
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => remove([selection.key])}
        className={styles.remove}
      />
      <p className={cx(styles.market, styles.match)}>
        <SportLink page={eventPage(event)}>{title(event)}</SportLink>
        {standing.live && standing.now && !event.field && (
          <span className={styles.liveScore}>
            {standing.now.score.home}–{standing.now.score.away}
          </span>
        )}
      </p>
      {slip.mode === 'system' && slip.joined.includes(leg) && (
        <BankerToggle selection={selection} name={name} slip={slip} />
      )}
      {event.field?.kind === 'race' && selection.market_id === FIELD_MARKETS.win && !slip.freeBet.chosen && (
        <StartingPrice selection={selection} name={name} />
      )}
      <Notice leg={leg} slip={slip} />
    </li>
  );
}

/** Renders the old and new odds side by side until the new ones are accepted. */
function LinePrice({ leg: { selection, standing } }: { leg: Leg }) {
  const priceText = usePriceText();
  const { t } = useLingui();
  const old = selection.seen.odds;
  if (selection.startingPrice)
    return (
      <span className={styles.price}>
        <Trans context="starting price">SP</Trans>
      </span>
    );
  const now = standing.now?.odds ?? old;
  if (old === now) return <span className={styles.price}>{priceText(now)}</span>;
  return (
    <>
      <s className={styles.old} aria-label={t`before: ${priceText(old)}`}>
        {priceText(old)}
      </s>
      <span className={styles.price} data-move={now > old ? 'up' : 'down'}>
        <span aria-hidden="true" className={styles.arrow} />
        {priceText(now)}
      </span>
    </>
  );
}

/** Renders the banker toggle. A banker is in every line of a system, so it must win and there are fewer lines. */
function BankerToggle({ selection: { key }, name, slip }: { selection: Selection; name: string; slip: Slip }) {
  const { t } = useLingui();
  const pressed = slip.bankers.includes(key);
  return (
    <button
      type="button"
      className={styles.banker}
      aria-pressed={pressed}
      aria-label={t`Banker: ${name}`}
      disabled={!pressed && !slip.canBank}
      onClick={() => slip.toggleBanker(key)}
    >
      <Trans>Banker</Trans>
    </button>
  );
}

/** Renders the switch to bet at the starting price instead of the odds shown. */
function StartingPrice({ selection, name }: { selection: Selection; name: string }) {
  const { t } = useLingui();
  const replace = useSetAtom(replaceAtom);
  const pressed = selection.startingPrice ?? false;
  return (
    <button
      type="button"
      className={styles.banker}
      aria-pressed={pressed}
      aria-label={t`Starting price for ${name}`}
      onClick={() => replace({ ...selection, startingPrice: !pressed })}
    >
      <Trans context="starting price">SP</Trans>
    </button>
  );
}

function Notice({ leg, slip }: { leg: Leg; slip: Slip }) {
  const { standing } = leg;
  const reasons = useReasons();
  const refusalText = useRefusalText();
  const priceText = usePriceText();
  const refusal = slip.refusalOf(leg);
  if (standing.state === 'suspended' || standing.state === 'closed')
    return <p className={styles.notice}>{reasons(standing.reason)}</p>;
  // For an edit, refusals that concern none of its selections appear below the stake.
  const isHere = !slip.edit || typeof refusal?.params['leg'] === 'number';
  if (refusal !== undefined && isHere && !isAboutStake(refusal))
    return <p className={styles.notice}>{refusalText(refusal)}</p>;
  if (slip.unpriced.includes(leg))
    return (
      <p className={styles.notice}>
        <Trans>These outcomes of the same match can’t be combined. Remove one, or bet on them as singles.</Trans>
      </p>
    );
  if (!slip.changed.includes(leg)) return null;
  const [old, now] = [priceText(leg.selection.seen.odds), priceText(standing.now?.odds ?? leg.selection.seen.odds)];
  return (
    <p className={styles.notice}>
      {standing.changed === 'worse' ? (
        <Trans>The odds have fallen. Accept them to continue.</Trans>
      ) : (
        <Trans>
          The odds have risen from {old} to {now}.
        </Trans>
      )}
    </p>
  );
}

const ABOUT_STAKE = new Set([
  'insufficient_funds',
  'stake_too_small',
  'stake_too_large',
  'currency_not_available',
  'limit_reached',
  'excluded',
  'session_limit_reached',
  'bonus_stake_too_high',
  'bonus_sport_excluded',
  'gift_not_active',
  'gift_does_not_fit',
]);

/** Tells whether a refusal concerns the stake. It is shown once below the stake instead of at each line. */
export const isAboutStake = (refusal: RefusedField | null | undefined): boolean =>
  !!refusal && ABOUT_STAKE.has(refusal.code);
