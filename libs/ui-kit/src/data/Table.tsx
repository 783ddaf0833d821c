import { ArrowUp } from 'lucide-react';
import type { Key, ReactNode, Ref } from 'react';
import { cx } from '../classes.ts';
import styles from './table.module.css';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Alignment. Amounts and counts use `end`. */
  align?: 'start' | 'end';
  sortable?: boolean;
}

export interface TableSort {
  column: string;
  descending: boolean;
}

export interface TableProps<Row> {
  /** Description of the table for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** True to turn rows into cards on a phone. */
  stacked?: boolean;
  /** Ref of the rows' element, for example for `useAnimatedList`. */
  bodyRef?: Ref<HTMLTableSectionElement>;
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  stacked = false,
  bodyRef,
}: TableProps<Row>) {
  return (
    <div
      className={cx(styles.scroll, stacked && styles.stacked)}
      tabIndex={stacked ? undefined : 0}
      role="group"
      aria-label={caption}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, header, cell, align }) => (
                <td key={id} data-column={header} className={align === 'end' ? styles.end : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const className = column.align === 'end' ? styles.end : undefined;
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const active = sort?.column === column.id;
  const direction = !active ? 'none' : sort.descending ? 'descending' : 'ascending';
  const turned = { column: column.id, descending: active ? !sort.descending : false };
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button type="button" className={styles.sort} onClick={() => onSort(turned)}>
        {column.header}
        <ArrowUp size={14} aria-hidden="true" className={styles.arrow} />
      </button>
    </th>
  );
}
