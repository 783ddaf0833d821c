import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './navigation.module.css';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  page: number;
  total: number;
  onChange: (page: number) => void;
}

export function Pagination({ page, total, onChange }: PaginationProps) {
  const { t } = useLingui();
  if (total <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      <button
        type="button"
        className={styles.page}
        aria-label={t`Previous page`}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      {pageNumbers(page, total).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.page}
            aria-label={t`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.page}
        aria-label={t`Next page`}
        disabled={page >= total}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </nav>
  );
}
