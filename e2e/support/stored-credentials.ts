import type { Page } from '@playwright/test';

interface Credentials {
  email: string;
  password: string;
}

/** From the next page on this browser keeps somebody's email and password, and gives them when it is asked. */
export const keepsCredentials = (page: Page, { email, password }: Credentials) =>
  page.addInitScript(
    (stored) => {
      Object.defineProperty(navigator.credentials, 'get', { value: () => Promise.resolve(stored) });
      Object.defineProperty(window, 'PasswordCredential', { value: class {} });
    },
    { id: email, password },
  );
