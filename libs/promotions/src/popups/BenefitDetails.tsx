import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import { useModal } from '@croupier/shell';
import { Button, DialogContent } from '@croupier/ui-kit';
import { giftsQuery } from '../gifts/gifts.query.ts';
import { GiftTerms } from '../gifts/GiftTerms.tsx';
import { offersQuery } from '../offers/offers.query.ts';
import { NotThere } from './NotThere.tsx';

/** Identifies a gift by its number, or an offer by its name. */
interface BenefitSearch {
  id?: string | number;
  offer?: string;
}

/** Renders the modal `benefit-details` with the full conditions of a gift or an offer. */
export function BenefitDetails({ search }: { search: BenefitSearch }) {
  const api = useApi();
  const { close } = useModal();
  const { data: player } = useQuery(playerQuery(api));
  const gifts = useQuery({ ...giftsQuery(api), enabled: !!player && search.id !== undefined });
  const offers = useQuery({ ...offersQuery(api), enabled: search.offer !== undefined });
  const gift = gifts.data?.find(({ id }) => String(id) === String(search.id));
  const offer = offers.data?.find(({ identifier }) => identifier === search.offer);
  const terms = gift ?? offer;
  if (!terms) return <NotThere isPending={gifts.isLoading || offers.isLoading} />;
  return (
    <DialogContent
      title={gift?.bonuses[0]?.title ?? offer?.title}
      footer={
        <Button size="large" wide onClick={() => close()}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <GiftTerms {...terms} />
    </DialogContent>
  );
}
