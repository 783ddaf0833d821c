import { Trans, useLingui } from '@lingui/react/macro';
import { Banner, Button, QrCode, Skeleton } from '@croupier/ui-kit';
import { failureText } from '../../failure-text.ts';
import { ConfirmCode } from './ConfirmCode.tsx';
import { ManualKey } from './ManualKey.tsx';
import styles from './two-factor.module.css';
import type { SetUpState } from './useSetUp.ts';

interface SetUpProps {
  setUp: SetUpState;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Renders the setup: app, QR code, first code. Two-factor sign-in is off until the code was correct. */
export function SetUp({ setUp, onDone, onCancel }: SetUpProps) {
  const { t } = useLingui();
  const { data, begin } = setUp;
  if (!data) return <Waiting setUp={setUp} onCancel={onCancel} />;
  return (
    <ol className={styles.steps}>
      <li>
        <h3 className={styles.step}>
          <Trans>Get an authenticator app</Trans>
        </h3>
        <p className={styles.note}>
          <Trans>Any app for one-time codes works. Many password managers can do it too.</Trans>
        </p>
      </li>
      <li>
        <h3 className={styles.step}>
          <Trans>Scan this code with the app</Trans>
        </h3>
        <div className={styles.scan}>
          <QrCode text={data.uri} label={t`QR code for your authenticator app`} />
          <ManualKey secret={data.secret} uri={data.uri} />
        </div>
      </li>
      <li>
        <h3 className={styles.step}>
          <Trans>Enter the code the app shows</Trans>
        </h3>
        <ConfirmCode key={data.secret} onDone={onDone} onCancel={onCancel} onExpired={begin} />
      </li>
    </ol>
  );
}

/** Renders the state before the secret arrives: loading, asking for the password, or failed. */
function Waiting({ setUp: { error, isPending, wantsPassword, begin }, onCancel }: Omit<SetUpProps, 'onDone'>) {
  const { i18n } = useLingui();
  return (
    <div className={styles.form}>
      {isPending && <Skeleton height={200} />}
      {error && (
        <Banner live tone={wantsPassword ? 'neutral' : 'danger'}>
          {failureText(i18n, error)}
        </Banner>
      )}
      <div className={styles.ways}>
        {error && (
          <Button onClick={begin} loading={isPending}>
            {wantsPassword ? <Trans>Enter the password</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
