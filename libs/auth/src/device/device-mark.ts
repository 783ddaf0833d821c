/** Longest wait of a form for the mark. */
const PATIENCE_MS = 1_000;

const load = () => import('./fingerprint.ts');

/** Returns `dfpc`, whose script loads when a form needs it. Undefined if it fails: the form is sent without it. */
export async function deviceMark(script: typeof load = load): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  const made = script().then(({ fingerprint }) => fingerprint());
  return Promise.race([made.catch(() => undefined), late]);
}
