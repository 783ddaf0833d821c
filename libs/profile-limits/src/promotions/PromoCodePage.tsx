import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { PageHeading, showToast } from '@croupier/shell';
import { Button, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import section from '../section/section.module.css';
import { Section } from '../section/Section.tsx';
import { clearCodeMutation, keepCodeMutation } from './bonus-code.mutation.ts';
import styles from './promotions.module.css';

/** Renders the form for a promo code to use with the next deposit. */
export function PromoCodePage({ player }: { player: Player }) {
  return (
    <>
      <PageHeading>
        <Trans>Promo code</Trans>
      </PageHeading>
      {player.deposit_bonus_code === null ? <CodeForm /> : <KeptCode code={player.deposit_bonus_code} />}
    </>
  );
}

function KeptCode({ code }: { code: string }) {
  const { i18n } = useLingui();
  const { mutate, isPending } = useMutation({
    ...clearCodeMutation(useApi(), useQueryClient()),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  return (
    <Section
      title={<Trans>Saved for your next deposit</Trans>}
      text={<Trans>It won’t affect a deposit until you’ve seen its terms and agreed to them.</Trans>}
    >
      <div className={styles.kept}>
        <p className={styles.code}>{code}</p>
        <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
          <Trans>Remove code</Trans>
        </Button>
      </div>
    </Section>
  );
}

function CodeForm() {
  const { i18n, t } = useLingui();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation(keepCodeMutation(useApi(), useQueryClient()));
  const [isMissing, setIsMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim();
    setIsMissing(typed === '');
    if (typed !== '') mutate(typed);
  }
  return (
    <Section
      title={<Trans>Do you have a code?</Trans>}
      text={<Trans>We’ll save it for your next deposit. You can remove it at any time.</Trans>}
    >
      <form noValidate onSubmit={submit} className={section.form}>
        <TextField
          label={<Trans>Promo code</Trans>}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? t`Please enter your code.` : error && failureText(i18n, error)}
          onChange={({ target }) => setCode(target.value)}
        />
        <div className={section.submit}>
          <Button type="submit" loading={isPending}>
            <Trans>Save this code</Trans>
          </Button>
        </div>
      </form>
    </Section>
  );
}
