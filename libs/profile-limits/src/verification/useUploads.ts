import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallRefused, newKey, upload, useApi } from '@croupier/api-client';
import { type DocumentKind, MAX_DOCUMENT_BYTES, uploadDocument } from '@croupier/contracts';
import { verificationQuery } from './verification.query.ts';

export interface PendingUpload {
  /** Idempotency key, the same for all retries of a file. */
  readonly key: string;
  readonly kind: DocumentKind;
  readonly file: File;
  /** Progress from 0 to 1; null while queued behind another upload. */
  readonly progress: number | null;
  /** Error of the last try. The upload can be retried. */
  readonly error: unknown;
}

/** Most characters of a file's name. It only helps its owner recognise the file. */
const MOST_NAME = 200;

/** Returns the server's refusal before megabytes are sent. */
const refused = (code: string) => new CallRefused(422, { errors: { file: { [code]: code } } });

function faultOf(file: File): CallRefused | null {
  if (file.size === 0) return refused('file_empty');
  return file.size > MAX_DOCUMENT_BYTES ? refused('file_too_large') : null;
}

/** Returns the uploads, which run one after another. A failed one stays until it is retried or dismissed. */
export function useUploads() {
  const queryClient = useQueryClient();
  const { queryKey } = verificationQuery(useApi());
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const line = useRef(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = (key: string, changes: Partial<PendingUpload>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const forget = (key: string) => setPending((all) => all.filter((one) => one.key !== key));

  async function send({ key, kind, file }: PendingUpload): Promise<void> {
    const controller = running.current.get(key);
    if (!controller || controller.signal.aborted) return;
    change(key, { progress: 0 });
    try {
      await upload(uploadDocument, {
        params: { kind },
        query: { file_name: file.name.trim().slice(0, MOST_NAME) || kind },
        file,
        idempotencyKey: key,
        onProgress: (progress) => change(key, { progress }),
        signal: controller.signal,
      });
      await queryClient.invalidateQueries({ queryKey });
      forget(key);
    } catch (error) {
      if (controller.signal.aborted) return;
      change(key, { error, progress: null });
      // Refetching detects an expired session.
      if (error instanceof CallRefused && error.status === 401) void queryClient.invalidateQueries({ queryKey });
    } finally {
      running.current.delete(key);
    }
  }

  function begin(one: PendingUpload) {
    running.current.set(one.key, new AbortController());
    line.current = line.current.then(() => send(one));
  }

  return {
    pending,
    add(kind: DocumentKind, files: Iterable<File>) {
      for (const file of files) {
        const one = { key: newKey(), kind, file, progress: null, error: faultOf(file) };
        setPending((all) => [...all, one]);
        if (one.error === null) begin(one);
      }
    },
    retry(one: PendingUpload) {
      change(one.key, { error: null });
      begin(one);
    },
    putAway(key: string) {
      running.current.get(key)?.abort();
      forget(key);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
