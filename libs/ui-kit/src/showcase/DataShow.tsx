import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { BarPlot } from '../data/BarPlot.tsx';
import { Sparkline } from '../data/Sparkline.tsx';
import { Table, type TableColumn, type TableSort } from '../data/Table.tsx';
import { Badge } from '../feedback/Badge.tsx';
import { Card } from '../layout/Card.tsx';
import { Money } from '../money/Money.tsx';
import { OddsButton } from '../money/OddsButton.tsx';
import { Section } from './Section.tsx';
import styles from './showcase.module.css';

interface Payment {
  id: string;
  what: string;
  cents: bigint;
  done: boolean;
}

const payments: Payment[] = [
  { id: '1', what: 'Deposit by card', cents: 5000n, done: true },
  { id: '2', what: 'Withdrawal', cents: -2000n, done: false },
  { id: '3', what: 'Deposit by bank', cents: 125000n, done: true },
];
const columns: TableColumn<Payment>[] = [
  { id: 'what', header: 'Payment', cell: (row) => row.what, sortable: true },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <Badge tone={row.done ? 'action' : 'neutral'}>{row.done ? 'Done' : 'Pending'}</Badge>,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    cell: (row) => <Money amount={row.cents} currency="EUR" signed />,
  },
];
const week = Object.entries({ Mo: 20, Tu: 0, We: 35, Th: 50, Fr: 15, Sa: 0, Su: 42 }).map(([label, value]) => ({
  label,
  value,
  text: `€${value}`,
  marked: label === 'Th',
}));
const results = [
  { name: '1', fullName: 'Northgate Rovers to win', odds: 21_000 },
  { name: 'X', fullName: 'Draw', odds: 34_000 },
  { name: '2', fullName: 'Harbour City to win', odds: 36_500 },
];
const goals = [
  { name: 'Over 2.5', odds: 21_000 },
  { name: 'Under 2.5', odds: 34_000 },
  { name: 'Both score', odds: 36_500, suspended: true },
];
const moved = <Offer extends { odds: number }>(offers: readonly Offer[]): Offer[] =>
  offers.map((offer, index) => ({ ...offer, odds: offer.odds + (index === 1 ? -1500 : 1000) }));

export function DataShow() {
  const [offers, setOffers] = useState({ results, goals });
  const [picked, setPicked] = useState<string | null>('1');
  const [sort, setSort] = useState<TableSort>({ column: 'amount', descending: true });
  const move = () => setOffers({ results: moved(offers.results), goals: moved(offers.goals) });
  return (
    <Section title="Money and data">
      <div className={styles.grid}>
        <Card className={styles.stack}>
          <span>Balance</span>
          <Money amount={124850n} currency="EUR" size="large" />
          <div className={styles.row}>
            <Money amount={12840n} currency="EUR" signed />
            <Money amount={-2000n} currency="EUR" signed />
            <Money amount={1500n} currency="JPY" />
            <Money amount={250000n} currency="BTC" />
          </div>
        </Card>
        <Card className={styles.stack}>
          <div className={styles.row}>
            <Badge tone="live">62′</Badge>
            <strong>Northgate Rovers – Harbour City</strong>
          </div>
          <div className={styles.odds}>
            {offers.results.map(({ name, fullName, odds }) => (
              <OddsButton
                key={name}
                name={name}
                fullName={fullName}
                odds={odds}
                price={(odds / 10_000).toFixed(2)}
                selected={picked === name}
                onClick={() => setPicked(picked === name ? null : name)}
              />
            ))}
            {offers.goals.map(({ name, odds, suspended = false }) => (
              <OddsButton
                key={name}
                stacked
                name={name}
                fullName={name}
                odds={odds}
                price={(odds / 10_000).toFixed(2)}
                suspended={suspended}
              />
            ))}
          </div>
          <Button variant="quiet" size="small" onClick={move}>
            Move the prices
          </Button>
        </Card>
        <Card className={styles.stack}>
          <span>Price in the last hour</span>
          <Sparkline
            values={[1.8, 1.82, 1.79, 1.9, 1.95, 1.92, 2.05, 2.1]}
            label="The price rose from 1.80 to 2.10 in an hour"
            height={56}
          />
          <span>Stakes this week</span>
          <BarPlot caption="Stakes this week" bars={week} height={96} />
        </Card>
      </div>
      <Table
        caption="Payments"
        columns={columns}
        rows={payments}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
        stacked
      />
    </Section>
  );
}
