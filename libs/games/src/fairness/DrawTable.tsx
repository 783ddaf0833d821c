import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@croupier/i18n';
import { Disclosure, Table, type TableColumn } from '@croupier/ui-kit';
import type { DrawStep } from './rerun-round.ts';

interface Row extends DrawStep {
  number: number;
}

const SHOWN = 6;

/** Renders each number drawn: its bytes, their value, the division and the result. */
export function DrawTable({ draws }: { draws: readonly DrawStep[] }) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale;
  const rows = draws.map((draw, i) => ({ ...draw, number: i + 1 }));
  const columns: TableColumn<Row>[] = [
    { id: 'number', header: t`Draw`, cell: ({ number }) => number },
    {
      id: 'bytes',
      header: t`Bytes`,
      cell: ({ bytes }) => <code>{bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')}</code>,
    },
    { id: 'word', header: t`As a number`, align: 'end', cell: ({ word }) => formatNumber(word, locale) },
    {
      id: 'share',
      header: t`Divided by`,
      align: 'end',
      cell: ({ share, outcomes }) => <span title={`⌊2^32 / ${outcomes}⌋`}>{formatNumber(share, locale)}</span>,
    },
    {
      id: 'outcomes',
      header: t`Possible outcomes`,
      align: 'end',
      cell: ({ outcomes }) => formatNumber(outcomes, locale),
    },
    {
      id: 'result',
      header: t`Outcome`,
      align: 'end',
      cell: ({ result, refused }) => (refused > 0 ? `${result} (+${refused})` : result),
    },
  ];
  const table = (part: Row[]) => (
    <Table caption={t`Numbers drawn`} columns={columns} rows={part} rowKey={({ number }) => number} />
  );
  const more = formatNumber(rows.length - SHOWN, locale);
  return (
    <>
      {table(rows.slice(0, SHOWN))}
      {rows.length > SHOWN && <Disclosure summary={t`${more} more draws`}>{table(rows.slice(SHOWN))}</Disclosure>}
    </>
  );
}
