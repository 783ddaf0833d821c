import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Content, readContent } from './read-content.ts';

/** Folder of the site's texts. */
export const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

/** Delay after a change, since editors write a file in several steps. */
const QUIET_MS = 100;

export interface WatchedContent {
  content: () => Content;
  stop: () => void;
}

/**
 * Opens the content and reloads it whenever a file changes. A file it can't read is reported, and the previous content
 * stays.
 */
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

/** Opens the content once, without watching for changes. */
export function openContent(folder = contentFolder): () => Content {
  const content = readContent(folder);
  return () => content;
}
