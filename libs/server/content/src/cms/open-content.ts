import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Content, readContent } from './read-content.ts';

/** Where the site's texts lie. */
export const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

/** Editors write a file in several steps. */
const QUIET_MS = 100;

export interface WatchedContent {
  content: () => Content;
  stop: () => void;
}

/** The content, read anew whenever a file changes; what can't be read is reported, and what was there stays. */
export function watchContent(onFault: (fault: unknown) => void, folder = contentFolder): WatchedContent {
  let content = readContent(folder);
  let due: NodeJS.Timeout | undefined;
  const again = () => {
    try {
      content = readContent(folder);
    } catch (fault) {
      onFault(fault);
    }
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(due);
    due = setTimeout(again, QUIET_MS);
  });
  watcher.on('error', onFault);
  return {
    content: () => content,
    stop: () => {
      clearTimeout(due);
      watcher.close();
    },
  };
}

/** The content as it is now. */
export function openContent(folder = contentFolder): () => Content {
  const content = readContent(folder);
  return () => content;
}
