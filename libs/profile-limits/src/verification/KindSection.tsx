import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { type DocumentKind, MAX_WAITING_DOCUMENTS, type PlayerDocument } from '@croupier/contracts';
import { Badge, Button, cx } from '@croupier/ui-kit';
import { Section } from '../section/Section.tsx';
import { kindHints, kindNames } from './document-texts.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { UploadLine } from './UploadLine.tsx';
import type { Uploads } from './useUploads.ts';
import styles from './verification.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/heic,image/heif,.heic,application/pdf';

interface KindSectionProps {
  kind: DocumentKind;
  required: boolean;
  documents: readonly PlayerDocument[];
  uploads: Uploads;
}

/** Renders one kind of document: what is accepted, the uploaded files and the upload of more. */
export function KindSection({ kind, required, documents, uploads }: KindSectionProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const name = i18n._(kindNames[kind]);
  const pending = uploads.pending.filter((one) => one.kind === kind);
  const waiting = documents.filter(({ state }) => state === 'uploaded' || state === 'in_review').length;
  const isFull = waiting >= MAX_WAITING_DOCUMENTS;
  const isApproved = documents.some(({ state }) => state === 'approved');

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isFull) uploads.add(kind, event.dataTransfer.files);
  }
  return (
    <Section
      title={name}
      text={i18n._(kindHints[kind])}
      aside={
        isApproved ? (
          <Badge tone="action">
            <Trans>Done</Trans>
          </Badge>
        ) : (
          required && (
            <Badge>
              <Trans>Required</Trans>
            </Badge>
          )
        )
      }
    >
      {documents.length + pending.length > 0 && (
        <ul className={styles.lines}>
          {pending.map((one) => (
            <UploadLine key={one.key} one={one} uploads={uploads} />
          ))}
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
      <div
        className={cx(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          multiple
          hidden
          aria-label={t`Choose a file: ${name}`}
          onChange={({ target }) => {
            uploads.add(kind, [...(target.files ?? [])]);
            target.value = ''; // Allows the same file to be chosen again.
          }}
        />
        <Button
          variant={isApproved || !required ? 'secondary' : undefined}
          disabled={isFull}
          aria-label={t`Upload: ${name}`}
          onClick={() => input.current?.click()}
        >
          <Upload size={18} aria-hidden="true" />
          {isApproved ? <Trans>Upload another</Trans> : <Trans>Upload</Trans>}
        </Button>
        <p className={styles.note}>
          {isFull ? (
            <Trans>We’ll check what you’ve uploaded first. You can upload more after that.</Trans>
          ) : (
            <Trans>JPEG, PNG, HEIC or PDF, up to 10 MB each</Trans>
          )}
        </p>
      </div>
    </Section>
  );
}
