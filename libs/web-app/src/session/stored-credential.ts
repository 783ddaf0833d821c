/** Missing in TypeScript's DOM: only some browsers store passwords for pages. */
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
 * Requests a password that the browser has stored for this site. Returns null if it has none or doesn't support it.
 * Small, so that the header can ask without loading the code of the sign-in. Source: specification §2, Header.
 */
export async function storedCredential(): Promise<StoredCredential | null> {
  if (!window.PasswordCredential) return null;
  const stored = await navigator.credentials.get({ password: true, mediation: 'optional' }).catch(() => null);
  return stored?.password ? { id: stored.id, password: stored.password } : null;
}
