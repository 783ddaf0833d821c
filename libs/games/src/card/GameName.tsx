import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { gameQuery } from '../catalogue/catalogue.query.ts';

/** The words of an address: what is shown of a title that is not in the catalogue, or not yet fetched. */
const wordsOf = (slug: string) => slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** A title by its slug, such as in a list of rounds. */
export function GameName({ slug }: { slug: string }) {
  return useQuery(gameQuery(useApi(), slug)).data?.title ?? wordsOf(slug);
}
