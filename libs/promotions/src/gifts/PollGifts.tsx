import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { giftsQuery } from './gifts.query.ts';

/** Polls the gifts wherever the balance is shown, so that no page shows old ones. Source: specification §4, Balance. */
export function PollGifts() {
  useQuery(giftsQuery(useApi()));
  return null;
}
