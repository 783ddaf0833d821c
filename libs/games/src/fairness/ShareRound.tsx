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
  /** Name of the game. */
  title: string;
}

/** Renders ways to share a round: a link with everything that decided it, or a picture. Neither names the player. */
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
