import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileBounds, type FileType, fileTypes } from '@croupier/contracts';
import { ContentFault } from './front-matter.ts';

/** Limit for all files together, since they are kept in memory. */
const MOST_BYTES_TOGETHER = 64 * 1024 * 1024;
const PDF = Buffer.from('%PDF-');
/** Matches active or external content: a file has to look the same wherever it is stored. */
const UNQUIET =
  /<(?:script|iframe|object|embed|link|base|form)\b|<[^>]*\s(?:on[a-z]+|src|srcset|http-equiv)\s*=|javascript:|url\(|@import/i;

/** File that players download, as it was when the folder was read. */
export interface Attachment {
  type: FileType;
  bytes: Buffer;
  hash: string;
}

const nameOf = (file: string) => path.parse(file).name;
const isFileType = (text: string): text is FileType => fileTypes.some((type) => type === text);

function refuse(file: string, what: string, line = 1): never {
  throw new ContentFault(file, line, what);
}

/** Checks that a file matches its type: text types must be text, and a PDF must start like one. */
function checkBytes(file: string, type: FileType, bytes: Buffer): void {
  if (type === 'pdf') return bytes.subarray(0, PDF.length).equals(PDF) ? undefined : refuse(file, 'is no PDF');
  const text = readText(file, bytes);
  const found = type === 'html' ? UNQUIET.exec(text) : null;
  if (found) refuse(file, `runs or fetches something: ${found[0]}`, text.slice(0, found.index).split('\n').length);
}

function readText(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(file, 'is no text in UTF-8');
  }
}

function readAttachment(folder: string, file: string): Attachment {
  const type = path.extname(file).slice(1);
  if (!isFileType(type)) return refuse(file, `is none of ${fileTypes.join(', ')}`);
  if (!/^[a-z0-9-]{1,64}$/.test(nameOf(file))) refuse(file, 'is named by a-z, 0-9 and - alone');
  const { size } = statSync(path.join(folder, file));
  if (size === 0) refuse(file, 'is empty');
  if (size > fileBounds.bytes) refuse(file, `has ${size} bytes, more than ${fileBounds.bytes}`);
  const bytes = readFileSync(path.join(folder, file));
  checkBytes(file, type, bytes);
  return { type, bytes, hash: createHash('sha256').update(bytes).digest('base64url') };
}

/** Returns whether a path below the content folder is a file for players rather than one of our texts. */
export const isAttachment = (file: string): boolean => /^[^/]+\/files\/[^/]+$/.test(file) && !file.endsWith('.md');

/** Returns attachments by the path of the text that describes them: the one next to it with the same name. */
export function readAttachments(folder: string, files: readonly string[]): ReadonlyMap<string, Attachment> {
  const found = new Map<string, Attachment>();
  let together = 0;
  for (const file of files) {
    const attachment = readAttachment(folder, file);
    const described = `${path.dirname(file)}/${nameOf(file)}.md`;
    if (found.has(described)) refuse(file, 'lies beside another file of that name');
    together += attachment.bytes.length;
    if (together > MOST_BYTES_TOGETHER) refuse(file, `makes all files more than ${MOST_BYTES_TOGETHER} bytes`);
    found.set(described, attachment);
  }
  return found;
}
