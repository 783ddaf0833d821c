import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import { type RoundDetail, shareRound } from '@croupier/contracts';
import { formatMultiple } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { shareText } from '@croupier/shell';
import { Button, ShareButton } from '@croupier/ui-kit';
import { useGameLinks } from '../links.tsx';
import styles from './fairness.module.css';

interface ShareRoundProps {
  round: RoundDetail;
  /** The game's name. */
  title: string;
}

/** A round for others: as a link to all that decided it, or as a picture. Neither says who played. */
export function ShareRound({ round: { id, stake_cents, win_cents, currency }, title }: ShareRoundProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { sharedRoundHref } = useGameLinks();
  const link = useMutation({
    mutationFn: () => api.call(shareRound, { params: { id } }),
    onSuccess: ({ token }) =>
      shareText({
        title,
        text: t`A round of ${title}`,
        url: new URL(sharedRoundHref(token), location.href).href,
        copied: t`Link copied.`,
      }),
  });
  const [stake, win] = [stake_cents, win_cents].map((cents) => formatMoney(cents, currency, i18n.locale));
  return (
    <div className={styles.share}>
      <div className={styles.buttons}>
        <Button variant="quiet" loading={link.isPending} onClick={() => link.mutate()}>
          <Link2 size={20} aria-hidden="true" /> <Trans>Share as a link</Trans>
        </Button>
        <ShareButton
          name={`round-${id.slice(0, 8)}`}
          words={{
            title,
            figure: `${formatMultiple(win_cents / stake_cents, i18n.locale)} ×`,
            note: t`Staked ${stake}, won ${win}`,
          }}
        />
      </div>
      {link.isError && (
        <p role="alert" className={styles.wrong}>
          <Trans>We couldn’t create the link. Please try again.</Trans>
        </p>
      )}
      <p className={styles.small}>
        <Trans>Anyone with the link can see the round, its stake and its seeds, but not who played it.</Trans>
      </p>
    </div>
  );
}
