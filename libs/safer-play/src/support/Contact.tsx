import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import type { ContactTopic } from '@croupier/contracts';
import { Card } from '@croupier/ui-kit';
import { ContactForm } from './ContactForm.tsx';
import { projectQuery } from './project.query.ts';
import styles from './support.module.css';

interface ContactProps {
  topic?: ContactTopic | undefined;
  /** App's button for the chat. */
  chat?: ReactNode;
}

/** Renders every way to reach support, the form first. */
export function Contact({ topic, chat }: ContactProps) {
  const api = useApi();
  const { data: player } = useQuery(playerQuery(api));
  const { data: project } = useQuery(projectQuery(api));
  const { email = null, phone = null } = project?.contacts ?? {};
  return (
    <div className={styles.contact}>
      {chat}
      <Card className={styles.card}>
        <h2>
          <Trans>Contact us</Trans>
        </h2>
        <ContactForm key={topic} topic={topic} playerEmail={player?.email ?? null} />
      </Card>
      {(email !== null || phone !== null) && (
        <Card className={styles.card}>
          <h2>
            <Trans>Other ways to contact us</Trans>
          </h2>
          {phone !== null && (
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.way}>
              <Phone size={20} aria-hidden="true" />
              {phone}
            </a>
          )}
          {email !== null && (
            <a href={`mailto:${email}`} className={styles.way}>
              <Mail size={20} aria-hidden="true" />
              {email}
            </a>
          )}
        </Card>
      )}
    </div>
  );
}
