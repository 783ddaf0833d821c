import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type CompetitionKind, type Edition, type EditionRules as Rules, localeNames } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { Badge, Table } from '@croupier/ui-kit';

interface Row {
  id: string;
  name: ReactNode;
  says: ReactNode;
}

/** Renders every rule of an edition, including those that don't apply, so that readers don't have to guess. */
export function EditionRules({ edition }: { edition: Edition }) {
  const { t } = useLingui();
  return (
    <Table
      caption={t`The rules that apply to you`}
      columns={[
        { id: 'name', header: t`Rule`, cell: ({ name }) => name },
        { id: 'says', header: t`What applies to you`, cell: ({ says }) => says },
      ]}
      rows={useRows(edition)}
      rowKey={({ id }) => id}
    />
  );
}

const NoRule = () => <Trans>No rule</Trans>;
const Holds = () => (
  <Badge tone="action">
    <Trans>Applies</Trans>
  </Badge>
);
const flag = (on: true | undefined) => (on ? <Holds /> : <NoRule />);

function useRows({ country, currency, legalAge, licence, defaultLocale, rules }: Edition): Row[] {
  const { t, i18n } = useLingui();
  const money = (cents: number | undefined) =>
    cents === undefined ? <NoRule /> : formatMoney(cents, currency, i18n.locale);
  const span = (count: number, unit: 'second' | 'hour' | 'day') =>
    new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const kinds: Record<CompetitionKind, string> = {
    tournaments: t`tournaments`,
    quests: t`quests`,
    lotteries: t`lotteries`,
    achievements: t`achievements`,
    jackpots: t`jackpots`,
  };
  const forbidden = (rules.competitionsForbidden ?? []).map((kind) => kinds[kind]);
  /** Texts by the names of the edition's rules. A new rule without texts fails the type check. */
  const byRule: Record<keyof Rules, [name: ReactNode, says: ReactNode]> = {
    approvalCard: [<Trans key="n">You confirm your age before you play</Trans>, flag(rules.approvalCard)],
    ownCookieText: [<Trans key="n">A separate cookie notice</Trans>, flag(rules.ownCookieText)],
    recallForbidden: [<Trans key="n">Withdrawals can’t be cancelled</Trans>, flag(rules.recallForbidden)],
    sourceFirst: [
      <Trans key="n">Withdrawals go first to the method you deposited with</Trans>,
      flag(rules.sourceFirst),
    ],
    verificationForPayout: [
      <Trans key="n">Identity check before withdrawals</Trans>,
      flag(rules.verificationForPayout),
    ],
    maxStakeCents: [<Trans key="n">Maximum stake per round</Trans>, money(rules.maxStakeCents)],
    secondsBetweenSpins: [
      <Trans key="n">Minimum time between spins</Trans>,
      rules.secondsBetweenSpins === undefined ? <NoRule /> : span(rules.secondsBetweenSpins, 'second'),
    ],
    autoplayForbidden: [<Trans key="n">No autoplay</Trans>, flag(rules.autoplayForbidden)],
    oneGameAtATime: [<Trans key="n">One game at a time</Trans>, flag(rules.oneGameAtATime)],
    bonusBuyForbidden: [<Trans key="n">No feature buy</Trans>, flag(rules.bonusBuyForbidden)],
    demoNeedsLogin: [<Trans key="n">Sign-in required for demos</Trans>, flag(rules.demoNeedsLogin)],
    maxDepositMonthCents: [<Trans key="n">Maximum deposit per month</Trans>, money(rules.maxDepositMonthCents)],
    looseningDays: [
      <Trans key="n">Waiting time for a higher limit</Trans>,
      rules.looseningDays === undefined ? span(24, 'hour') : span(rules.looseningDays, 'day'),
    ],
    liveGamesForbidden: [<Trans key="n">No live tables</Trans>, flag(rules.liveGamesForbidden)],
    tableGamesForbidden: [<Trans key="n">No table games</Trans>, flag(rules.tableGamesForbidden)],
    competitionsForbidden: [
      <Trans key="n">Not offered</Trans>,
      forbidden.length === 0 ? <NoRule /> : new Intl.ListFormat(i18n.locale).format(forbidden),
    ],
  };
  const land =
    country === undefined ? (
      <Trans>Everywhere else</Trans>
    ) : (
      new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country)
    );
  return [
    { id: 'country', name: <Trans>Country</Trans>, says: land },
    { id: 'age', name: <Trans>Legal age</Trans>, says: <Trans>{legalAge} years</Trans> },
    { id: 'currency', name: <Trans>Default currency</Trans>, says: currency },
    { id: 'language', name: <Trans>Default language</Trans>, says: localeNames[defaultLocale] },
    { id: 'licence', name: <Trans>Licence</Trans>, says: licence },
    ...Object.entries(byRule).map(([id, [name, says]]) => ({ id, name, says })),
  ];
}
