import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { SportLayout } from '@croupier/sportsbook';
import { PageSlot } from '@croupier/web-app';
import { BrokenAlone } from '../../frame/BrokenAlone.tsx';
import { bookData } from '../../front/front-data.ts';
import { parseParam } from '../../links/address.ts';

/** Layout of all pages with the leagues and the slip next to them. */
export const Route = createFileRoute('/sport/_book')({
  loader: bookData,
  errorComponent: BrokenAlone,
  component: Book,
});

function Book() {
  const { param } = useParams({ strict: false });
  return (
    <SportLayout about={param === undefined ? {} : parseParam(param)}>
      <PageSlot>
        <Outlet />
      </PageSlot>
    </SportLayout>
  );
}
