import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { hasBegun, readMatchFile, type SportEvent } from '@croupier/contracts';
import styles from './calendar.module.css';

/** Renders a download of an upcoming match for the device's calendar. */
export function AddToCalendar({ event: { id, status } }: { event: Pick<SportEvent, 'id' | 'status'> }) {
  const { i18n } = useLingui();
  if (hasBegun(status)) return null;
  return (
    <a
      href={`${readMatchFile.path.replace(':id', String(id))}?lang=${i18n.locale}`}
      download={`match-${id}.ics`}
      className={styles.add}
    >
      <CalendarPlus size={18} aria-hidden="true" />
      <Trans>Add to calendar</Trans>
    </a>
  );
}
