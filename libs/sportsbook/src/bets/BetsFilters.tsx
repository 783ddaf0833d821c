import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SPORTS } from '@croupier/bet-math';
import type { BetEnding } from '@croupier/contracts';
import { Button, Checkbox, DaySpanFields, Disclosure, SelectField, TextField } from '@croupier/ui-kit';
import { SPORT_NAMES } from '../sport-names.ts';
import { isNarrowed, stateOf } from './bets-filter.ts';
import { betEndings, type BetsView, searchOf } from './bets-view.ts';
import styles from './bets.module.css';

interface BetsFiltersProps {
  shown: BetsView;
  onShow: (shown: BetsView) => void;
}

/** Renders the search field and the filters of the list. */
export function BetsFilters({ shown, onShow }: BetsFiltersProps) {
  const { t } = useLingui();
  const { search: _, view, ...parts } = shown;
  const narrowed = isNarrowed({ ...parts, view });
  return (
    <div role="group" aria-label={t`Filter bets`} className={styles.filters}>
      <SearchField value={shown.search} onSearch={(search) => onShow({ ...shown, search })} />
      <Disclosure
        summary={narrowed ? <Trans>Filter (on)</Trans> : <Trans>Filter</Trans>}
        className={styles.filter}
        open={narrowed || undefined}
      >
        <Choices shown={shown} onShow={onShow} />
      </Disclosure>
    </div>
  );
}

/** Pause in typing after which the search runs. */
const PAUSE_MS = 300;

function SearchField({ value, onSearch }: { value: string | undefined; onSearch: (search?: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(value ?? '');
  const wanted = searchOf(text);
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => onSearch(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, value, onSearch]);
  return (
    <TextField
      label={t`Team, league or bet code`}
      labelHidden
      type="search"
      autoComplete="off"
      maxLength={64}
      placeholder={t`Team, league or bet code`}
      lead={<Search size={20} aria-hidden="true" />}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

function Choices({ shown, onShow }: BetsFiltersProps) {
  const { t, i18n } = useLingui();
  const { ending, sport, live, from, to } = shown;
  const names: Record<BetEnding, string> = {
    won: t`Won`,
    lost: t`Lost`,
    cashed_out: t`Cashed out`,
    void: t`Void`,
    rejected: t`Not accepted`,
  };
  return (
    <div className={styles.choices}>
      {stateOf(shown) === 'settled' && (
        <SelectField
          label={<Trans context="of a bet">Result</Trans>}
          value={ending ?? ''}
          onChange={({ target }) => onShow({ ...shown, ending: betEndings.find((each) => each === target.value) })}
        >
          <option value="">{t`All`}</option>
          {betEndings.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={<Trans>Sport</Trans>}
        value={sport ?? ''}
        onChange={({ target }) => onShow({ ...shown, sport: SPORTS.find((each) => each === target.value) })}
      >
        <option value="">{t`All sports`}</option>
        {SPORTS.map((each) => (
          <option key={each} value={each}>
            {i18n._(SPORT_NAMES[each])}
          </option>
        ))}
      </SelectField>
      <DaySpanFields
        labels={{ from: <Trans>From</Trans>, to: <Trans>To</Trans> }}
        from={from}
        to={to}
        onChange={(span) => onShow({ ...shown, ...span })}
      />
      <Checkbox
        label={<Trans>Placed live</Trans>}
        checked={live === true}
        onChange={({ target }) => onShow({ ...shown, live: target.checked || undefined })}
      />
      {isNarrowed(shown) && (
        <Button variant="quiet" onClick={() => onShow({ view: shown.view })}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </div>
  );
}
