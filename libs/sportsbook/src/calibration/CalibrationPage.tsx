import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { SPORTS } from '@croupier/bet-math';
import { buttonClass, Card, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { SportLink } from '../host/sportsbook-context.tsx';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { SPORT_NAMES } from '../sport-names.ts';
import styles from './calibration.module.css';
import { type Calibrated, calibrationQuery } from './calibration.query.ts';
import { Reliability } from './Reliability.tsx';
import { Surprises } from './Surprises.tsx';
import { TenthsTable } from './TenthsTable.tsx';

/** Fewest matches to show a result for. With fewer, luck explains any difference. */
const FEWEST_MATCHES = 20;

/** Renders how the book's predicted chances compare with actual results. */
export function CalibrationPage() {
  return (
    <div className={page.page}>
      <PageTitle>
        <Trans>How accurate are our odds?</Trans>
      </PageTitle>
      <p className={styles.lead}>
        <Trans>
          All our odds are based on chances we estimate. If the estimates are right, what we call 30% should happen
          three times in ten. This page compares our last estimates before each match with what happened. Nothing is
          left out or corrected afterwards. Each match is counted once, when its bets are settled.
        </Trans>
      </p>
      <Sports />
    </div>
  );
}

function Sports() {
  const { data, isError, isFetching, refetch } = useQuery(calibrationQuery(useApi()));
  if (!data)
    return isError ? (
      <ErrorState as="h2" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton height={420} shape="card" />
    );
  const sports = data.sports.toSorted((one, other) => SPORTS.indexOf(one.sport) - SPORTS.indexOf(other.sport));
  if (sports.length === 0)
    return (
      <EmptyState
        as="h2"
        art="history"
        title={<Trans>No matches counted yet</Trans>}
        text={<Trans>The first matches appear here once their bets are settled.</Trans>}
        action={
          <SportLink page={{ to: 'live' }} className={buttonClass({ variant: 'secondary' })}>
            <Trans>See live matches</Trans>
          </SportLink>
        }
      />
    );
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Each point covers a 10% range of chances. Larger points stand for more outcomes. On the line, our chances were
          exactly right. By luck alone, a point stays within its band 19 times in 20. Outcomes of one match are linked,
          so bands are calculated match by match.
        </Trans>
      </p>
      {sports.map((one) => (
        <OneSport key={one.sport} calibrated={one} />
      ))}
    </>
  );
}

function OneSport({ calibrated }: { calibrated: Calibrated }) {
  const { i18n } = useLingui();
  const { sport, matches, tenths, markets } = calibrated;
  const name = i18n._(SPORT_NAMES[sport]);
  return (
    <Card className={styles.sport}>
      <header className={styles.top}>
        <h2>{name}</h2>
        <p className={styles.soft}>
          <Plural value={matches} one="# match" other="# matches" />
        </p>
      </header>
      {matches < FEWEST_MATCHES ? (
        <p>
          <Trans>Too few matches to tell accuracy from luck. Results are shown after {FEWEST_MATCHES} matches.</Trans>
        </p>
      ) : (
        <>
          <div className={styles.columns}>
            <Reliability sport={name} tenths={tenths} />
            <TenthsTable sport={name} tenths={tenths} />
          </div>
          <Surprises sport={name} markets={markets} />
        </>
      )}
    </Card>
  );
}
