/** Not in TypeScript's DOM: only some browsers keep passwords for pages. */
declare global {
  interface Window {
    readonly PasswordCredential?: new (data: { id: string; password: string }) => Credential;
  }
  interface CredentialRequestOptions {
    password?: boolean;
  }
  interface Credential {
    readonly password?: string | null;
  }
}

export interface StoredCredential {
  id: string;
  password: string;
}

/**
 * Asks the browser for a password it keeps for this site. Returns null if it has none, or can't keep any. Small, so that the
 * header asks without fetching the code of signing in. Source: specification §2, Header.
 */
export async function storedCredential(): Promise<StoredCredential | null> {
  if (!window.PasswordCredential) return null;
  const stored = await navigator.credentials.get({ password: true, mediation: 'optional' }).catch(() => null);
  return stored?.password ? { id: stored.id, password: stored.password } : null;
}
