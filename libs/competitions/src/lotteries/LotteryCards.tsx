import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { Lottery } from '@croupier/contracts';
import { EmptyState, ErrorState, Money, Pagination, Skeleton } from '@croupier/ui-kit';
import type { CompetitionLink } from '../link.ts';
import { emptyTexts } from '../lists/list-names.ts';
import lists from '../lists/lists.module.css';
import { StateBadge } from '../tournaments/StateBadge.tsx';
import { When } from '../tournaments/When.tsx';
import { lotteriesQuery } from './lottery.query.ts';
import { LotteryArt } from './LotteryArt.tsx';

/** Lotteries per page, as for tournaments. */
const A_PAGE = 9;

interface LotteryCardsProps {
  /** Page number, starting at 1. */
  page: number;
  onPage: (page: number) => void;
  link: CompetitionLink;
  /** Link shown in an empty list. */
  action: ReactNode;
}

/** Renders the list of lotteries. */
export function LotteryCards({ page, onPage, link, action }: LotteryCardsProps) {
  const { i18n } = useLingui();
  const { data, isError, refetch, isRefetching } = useQuery(lotteriesQuery(useApi()));
  if (isError && !data) return <ErrorState as="h2" onRetry={() => void refetch()} retrying={isRefetching} />;
  if (!data)
    return (
      <div className={lists.cards} aria-busy="true">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height={320} shape="card" />
        ))}
      </div>
    );
  const { title, text } = emptyTexts.lotteries;
  if (data.length === 0) return <EmptyState as="h2" title={i18n._(title)} text={i18n._(text)} action={action} />;
  const pages = Math.ceil(data.length / A_PAGE);
  const shown = Math.min(page, pages);
  return (
    <>
      <ul className={lists.cards}>
        {data.slice((shown - 1) * A_PAGE, shown * A_PAGE).map((lottery) => (
          <li key={lottery.id}>
            <LotteryCard lottery={lottery} link={link} />
          </li>
        ))}
      </ul>
      <Pagination page={shown} total={pages} onChange={onPage} />
    </>
  );
}

function LotteryCard({ lottery, link }: { lottery: Lottery; link: CompetitionLink }) {
  const { slug, title, prize_pool_cents, currency, prizes, status } = lottery;
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  return (
    <article className={lists.card}>
      <LotteryArt identifier={lottery.frontend_identifier} className={lists.art} />
      <div className={lists.words}>
        <StateBadge status={status} />
        <h2 className={lists.title}>{link({ lottery: slug }, { className: lists.cover, children: title })}</h2>
        <p className={lists.pool}>
          <Money amount={prize_pool_cents} currency={currency} />{' '}
          <span className={lists.small}>
            <Plural value={count} one="in # prize" other="in # prizes" />
          </span>
        </p>
        <p className={lists.small}>
          {status === 'archive' && lottery.seed === null ? (
            <Trans>The draw is about to start.</Trans>
          ) : (
            <When tournament={lottery} />
          )}
        </p>
      </div>
    </article>
  );
}
