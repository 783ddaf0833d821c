import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { ErrorState, Skeleton } from '@croupier/ui-kit';
import { Section } from '../section/Section.tsx';
import styles from './contacts.module.css';
import { emailQuery, phoneQuery } from './contacts.query.ts';
import { EmailContact } from './EmailContact.tsx';
import { PhoneContact } from './PhoneContact.tsx';

/** Renders email and phone with their confirmation status and the ways to change them. */
export function ContactsSection() {
  const api = useApi();
  const email = useQuery(emailQuery(api));
  const phone = useQuery(phoneQuery(api));
  const retry = () => void Promise.all([email.refetch(), phone.refetch()]);
  return (
    <Section
      title={<Trans>Email and phone</Trans>}
      text={<Trans>Where we contact you when something in your account changes.</Trans>}
    >
      {email.isError || phone.isError ? (
        <ErrorState onRetry={retry} />
      ) : email.data && phone.data ? (
        <div className={styles.contacts}>
          <EmailContact state={email.data} />
          <PhoneContact state={phone.data} />
        </div>
      ) : (
        <Skeleton height={180} />
      )}
    </Section>
  );
}
