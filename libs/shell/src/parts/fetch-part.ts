/** Longest time the code of a lazy part may take. Source: specification §9. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Fetches the code of a part. A failure or timeout rejects with the message of specification §8. */
export async function fetchPart<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout of ${CHUNK_TIMEOUT_MS}ms exceeded`)), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([fetchCode(), tooLong]);
  } catch (cause) {
    throw new Error('Failed to resolve async component', { cause });
  } finally {
    clearTimeout(timer);
  }
}
