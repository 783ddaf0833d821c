import { Broken, type BrokenProps } from '@croupier/web-app';
import { Alone } from './Alone.tsx';
import { HomeLink } from './HomeLink.tsx';

/** Renders the error of a page without the columns of the sportsbook. */
export const BrokenAlone = ({ error, reset }: Pick<BrokenProps, 'error' | 'reset'>) => (
  <Alone>
    <Broken error={error} reset={reset} home={<HomeLink />} />
  </Alone>
);
