/**
 * Colours and type of the site's tokens as plain values, because mail clients don't support variables. Important rules
 * are also inlined, since some clients drop the style sheet; the sheet adds the dark theme and small screens.
 */
export const light = {
  paper: '#faf7f0',
  raised: '#ffffff',
  sunken: '#f2ede2',
  ink: '#14201a',
  soft: '#435048',
  line: '#e4ddcf',
  action: '#0a5c3d',
  actionInk: '#ffffff',
  signal: '#ffad1f',
} as const;

const dark = {
  paper: '#0c1612',
  raised: '#15231d',
  sunken: '#08100c',
  ink: '#f3f3ea',
  soft: '#bcc8bf',
  line: '#26382f',
  action: '#3fc48d',
  actionInk: '#04160d',
} as const;

export const textFont = "Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const displayFont = `'Bricolage Grotesque', ${textFont}`;

export const sheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; }
  @media (max-width: 480px) {
    .card { padding: 24px 20px !important; }
    .around { padding: 24px 12px !important; }
    .button { display: block !important; text-align: center !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background: ${dark.paper} !important; }
    .card { background: ${dark.raised} !important; border-color: ${dark.line} !important; }
    .ink { color: ${dark.ink} !important; }
    .soft { color: ${dark.soft} !important; }
    .line { border-color: ${dark.line} !important; }
    .code { background: ${dark.sunken} !important; color: ${dark.ink} !important; }
    .button { background: ${dark.action} !important; color: ${dark.actionInk} !important; }
    .link { color: ${dark.action} !important; }
  }`;
