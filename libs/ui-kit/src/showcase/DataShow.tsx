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
const week = [20, 0, 35, 50, 15, 0, 42].map((value, index) => ({
  label: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][index]!,
  value,
  text: `€${value}`,
  marked: index === 3,
}));

export function DataShow() {
  const [odds, setOdds] = useState([21_000, 34_000, 36_500]);
  const [picked, setPicked] = useState<number | null>(0);
  const [sort, setSort] = useState<TableSort>({ column: 'amount', descending: true });
  const move = () => setOdds(odds.map((value, index) => value + (index === 1 ? -1500 : 1000)));
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
            {['1', 'X', '2'].map((name, index) => (
              <OddsButton
                key={name}
                name={name}
                fullName={['Northgate Rovers to win', 'Draw', 'Harbour City to win'][index]!}
                odds={odds[index]!}
                price={(odds[index]! / 10_000).toFixed(2)}
                selected={picked === index}
                onClick={() => setPicked(picked === index ? null : index)}
              />
            ))}
            {['Over 2.5', 'Under 2.5', 'Both score'].map((name, index) => (
              <OddsButton
                key={name}
                stacked
                name={name}
                fullName={name}
                odds={odds[index]!}
                price={(odds[index]! / 10_000).toFixed(2)}
                suspended={index === 2}
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
