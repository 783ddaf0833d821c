import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { formatMoney } from '@croupier/money';
import { useModal } from '@croupier/shell';
import { Button, buttonClass, DialogContent } from '@croupier/ui-kit';
import { giftsQuery } from '../gifts/gifts.query.ts';
import { NotThere } from './NotThere.tsx';
import styles from './popups.module.css';

export interface SpecialGameProps {
  search: { id?: string | number };
  /** Returns the site's address of a path. */
  hrefOf: (path: string) => string;
  limitsLink: (text: ReactNode) => ReactNode;
}

/** Renders the modal `special-game`: the game of the free spins, and their stake. */
export function SpecialGame({ search, hrefOf, limitsLink }: SpecialGameProps) {
  const { i18n } = useLingui();
  const { close } = useModal();
  const { data: gifts, isPending } = useQuery(giftsQuery(useApi()));
  const gift = gifts?.find(({ id }) => String(id) === String(search.id));
  if (!gift?.rounds) return <NotThere isPending={isPending} />;
  const { rounds, rounds_left, currency } = gift;
  const stake = formatMoney(rounds.stake_cents, currency, i18n.locale);
  return (
    <DialogContent
      title={<Trans>Where to use these spins</Trans>}
      footer={
        <>
          {rounds.games.map((slug) => (
            <a key={slug} className={buttonClass()} href={hrefOf(`/play/${slug}`)}>
              <Trans>Go to the game</Trans>
            </a>
          ))}
          <Button variant="secondary" onClick={() => close()}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          <Trans>
            <Plural value={rounds_left} one="# spin left" other="# spins left" /> at {stake} each. The stake is fixed
            and paid by the house.
          </Trans>
        </p>
        <p>
          <Trans>The game’s return is the same as usual, and you can check every spin like any other round.</Trans>
        </p>
        <p className={styles.soft}>{limitsLink(<Trans>Limits and breaks</Trans>)}</p>
      </div>
    </DialogContent>
  );
}
