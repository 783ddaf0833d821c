import { Trans, useLingui } from '@lingui/react/macro';
import { Button, DaySpanFields, SelectField } from '@croupier/ui-kit';
import { type HistoryFilter, type HistoryResult, historyResults, isNarrowed } from './history-filter.ts';
import styles from './history.module.css';

/** Title the player has played. */
export interface PlayedTitle {
  slug: string;
  title: string;
}

interface HistoryFiltersProps {
  filter: HistoryFilter;
  titles: readonly PlayedTitle[];
  onFilter: (filter: HistoryFilter) => void;
}

/** Renders the filters for game, result and days. */
export function HistoryFilters({ filter, titles, onFilter }: HistoryFiltersProps) {
  const { t } = useLingui();
  const { game, result, from, to } = filter;
  const chosen = (value: string) => (value === '' ? undefined : value);
  // A link can name a title that isn't among those played last.
  const listed = game === undefined || titles.some(({ slug }) => slug === game);
  const resultNames: Record<HistoryResult, string> = {
    won: t`Returned more than staked`,
    lost: t`Returned less than staked`,
    even: t`Stake back`,
    open: t`Not finished`,
    rolled_back: t`Cancelled`,
  };
  return (
    <div role="group" aria-label={t`Filter the history`} className={styles.filters}>
      <SelectField
        label={<Trans>Game</Trans>}
        value={game ?? ''}
        onChange={({ target }) => onFilter({ ...filter, game: chosen(target.value) })}
      >
        <option value="">{t`All games`}</option>
        {!listed && <option value={game}>{game}</option>}
        {titles.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Result</Trans>}
        value={result ?? ''}
        onChange={({ target }) => onFilter({ ...filter, result: historyResults.find((each) => each === target.value) })}
      >
        <option value="">{t`All results`}</option>
        {historyResults.map((each) => (
          <option key={each} value={each}>
            {resultNames[each]}
          </option>
        ))}
      </SelectField>
      <DaySpanFields
        labels={{ from: <Trans>From</Trans>, to: <Trans>To</Trans> }}
        from={from}
        to={to}
        onChange={(span) => onFilter({ ...filter, ...span })}
      />
      {isNarrowed(filter) && (
        <Button variant="quiet" onClick={() => onFilter({})}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </div>
  );
}
