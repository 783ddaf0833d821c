import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SportLayout } from '@croupier/sportsbook';
import { PageSlot } from '@croupier/web-app';
import { BrokenAlone } from '../../frame/BrokenAlone.tsx';
import { bookData } from '../../front/front-data.ts';

/** Everything with leagues beside it and the slip at hand. */
export const Route = createFileRoute('/sport/_book')({
  loader: bookData,
  errorComponent: BrokenAlone,
  component: () => (
    <SportLayout>
      <PageSlot>
        <Outlet />
      </PageSlot>
    </SportLayout>
  ),
});
