import { msg } from '@lingui/core/macro';

/** Descriptions of these pages for search engines. */
export const descriptions = {
  signIn: msg`Sign in to your Croupier account.`,
  signUp: msg`Open a Croupier account in a few short steps. Adults only. You can set limits straight away.`,
};
