import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { gameQuery } from '../catalogue/catalogue.query.ts';

/** Turns a slug into words, for a title that isn't in the catalogue or hasn't loaded. */
const wordsOf = (slug: string) => slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** Renders a title's name by its slug, for example in a list of rounds. */
export function GameName({ slug }: { slug: string }) {
  return useQuery(gameQuery(useApi(), slug)).data?.title ?? wordsOf(slug);
}
