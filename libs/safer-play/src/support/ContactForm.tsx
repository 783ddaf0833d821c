import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { CallRefused, useApi } from '@croupier/api-client';
import { CONTACT_TEXT_MAX, ContactTopic, Email } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';
import { Banner, Button, SelectField, TextArea, TextField } from '@croupier/ui-kit';
import { contactMutation } from './contact.mutation.ts';
import { type Draft, dropDraft, newDraft, restoreDraft, storeDraft } from './draft.ts';
import styles from './support.module.css';
import { useTopicTexts } from './useTopicTexts.ts';

interface ContactFormProps {
  /** Topic set by the link that led here. */
  topic?: ContactTopic | undefined;
  /** Player's email for the reply; null for a guest, who types one. */
  playerEmail: string | null;
}

type FieldName = 'topic' | 'email' | 'text';

/**
 * Renders the form for a message to support. Keeps the input until the server has it, over failures, reloads and
 * signing in.
 */
export function ContactForm({ topic, playerEmail }: ContactFormProps) {
  const { t, i18n } = useLingui();
  const topics = useTopicTexts();
  const [draft, setDraft] = useState<Draft>(() => newDraft(topic));
  const [checked, setChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation(contactMutation(useApi()));
  useEffect(() => {
    const kept = restoreDraft();
    // The server knows no tab, so the draft is restored after hydration.
    // oxlint-disable-next-line react/set-state-in-effect
    if (kept) setDraft((now) => ({ ...kept, topic: now.topic || kept.topic }));
  }, []);

  const wrong = problemsOf(draft, playerEmail);
  const refused = send.error instanceof CallRefused ? send.error.fields : [];
  const errorAt = (field: FieldName): string => {
    const code = checked ? wrong[field] : undefined;
    if (code) return refusalMessage(i18n, { path: [field], code });
    const no = refused.find(({ path }) => path[0] === field);
    return no ? refusalMessage(i18n, no) : '';
  };
  const elsewhere = refused.filter(({ path }) => !['topic', 'email', 'text'].includes(path[0] ?? ''));

  function change(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
    const next = { ...draft, [event.target.name]: event.target.value } as Draft;
    setDraft(next);
    storeDraft(next);
    if (send.isError) send.reset();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const [first] = Object.keys(wrong);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (send.isPending) return;
    const sent = await send.mutateAsync(draft).then(
      () => true,
      () => false,
    );
    if (!sent) return;
    dropDraft();
    setSentTo(playerEmail ?? draft.email.trim());
    setDraft(newDraft());
    setChecked(false);
  }

  if (sentTo !== null) return <Sent to={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <SelectField
        name="topic"
        label={<Trans>What is it about?</Trans>}
        value={draft.topic}
        onChange={change}
        error={errorAt('topic')}
      >
        <option value="">{t`Please choose`}</option>
        {ContactTopic.options.map((one) => (
          <option key={one} value={one}>
            {topics[one]}
          </option>
        ))}
      </SelectField>
      {playerEmail === null && (
        <>
          <TextField
            name="name"
            label={<Trans>Your name (optional)</Trans>}
            autoComplete="name"
            maxLength={100}
            value={draft.name}
            onChange={change}
          />
          <TextField
            name="email"
            type="email"
            label={<Trans>Email</Trans>}
            hint={<Trans>We’ll reply to this address.</Trans>}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.email}
            onChange={change}
            error={errorAt('email')}
          />
        </>
      )}
      <TextArea
        name="text"
        label={<Trans>Your message</Trans>}
        hint={<Trans>Never send a password, a code or a full card number. We never ask for them.</Trans>}
        rows={7}
        maxLength={CONTACT_TEXT_MAX}
        value={draft.text}
        onChange={change}
        error={errorAt('text')}
      />
      {playerEmail !== null && (
        <p className={styles.quiet}>
          <Trans>We’ll reply to {playerEmail} and send you a copy there.</Trans>
        </p>
      )}
      {send.isError && (refused.length === 0 || elsewhere.length > 0) && (
        <Banner tone="danger" live>
          {refused.length === 0 ? (
            <Trans>We couldn’t reach the site. What you typed is still here. Please try again.</Trans>
          ) : (
            elsewhere.map((no) => <p key={no.code}>{refusalMessage(i18n, no)}</p>)
          )}
        </Banner>
      )}
      <Button type="submit" loading={send.isPending}>
        <Trans>Send the message</Trans>
      </Button>
    </form>
  );
}

/** Returns the missing fields before anything is sent, in the order of the form. */
function problemsOf(draft: Draft, playerEmail: string | null): Partial<Record<FieldName, string>> {
  const email = draft.email.trim() === '' ? 'required' : 'invalid';
  return {
    ...(draft.topic === '' && { topic: 'required' }),
    ...(playerEmail === null && !v.is(Email, draft.email) && { email }),
    ...(draft.text.trim() === '' && { text: 'required' }),
  };
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>We’ve received your message</Trans>
      </h3>
      <p>
        <Trans>We’ve sent a copy to {to}. We’ll read your message and reply there.</Trans>
      </p>
      <Button variant="secondary" onClick={onAgain}>
        <Trans>Send another message</Trans>
      </Button>
    </div>
  );
}
