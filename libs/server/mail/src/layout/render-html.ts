import { type Html, html } from './html.ts';
import type { MailContent } from './mail-content.ts';
import { displayFont, light, sheet, textFont } from './mail-style.ts';

interface Frame {
  locale: string;
  footer: string;
  /** Text above the action's URL. */
  address: string;
}

const text = `font-family:${textFont};font-size:16px;line-height:1.55;color:${light.ink}`;
const small = `font-family:${textFont};font-size:14px;line-height:1.5;color:${light.soft}`;

const paragraph = (words: string): Html => html`<p class="ink" style="${text};margin:0 0 16px">${words}</p>`;
const link = (href: string): Html =>
  html`<a class="link" href="${href}" style="color:${light.action};word-break:break-all">${href}</a>`;
/** Turns URLs in a text into links. */
const linked = (words: string): Html[] =>
  words.split(/(https?:\/\/\S+)/).map((part) => (/^https?:/.test(part) ? link(part) : html`${part}`));
const note = (words: string): Html => html`<p class="soft" style="${small};margin:0 0 8px">${linked(words)}</p>`;

const factRow = ([name, value]: readonly [string, string]): Html =>
  html`<tr>
    <td
      class="soft line"
      style="${small};padding:8px 16px 8px 0;border-bottom:1px solid ${light.line};vertical-align:top"
    >
      ${name}
    </td>
    <td
      class="ink line"
      style="${text};font-size:15px;padding:8px 0;border-bottom:1px solid ${light.line};vertical-align:top;overflow-wrap:anywhere"
    >
      ${value}
    </td>
  </tr>`;

const factTable = (facts: NonNullable<MailContent['facts']>): Html =>
  html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 24px">
    ${facts.map(factRow)}
  </table>`;

const codeBox = (code: string): Html =>
  html`<p
    class="code"
    style="font-family:${displayFont};font-size:34px;font-weight:700;letter-spacing:0.18em;line-height:1;text-align:center;color:${light.ink};background:${light.sunken};border-radius:12px;margin:8px 0 24px;padding:24px 8px"
  >
    ${code}
  </p>`;

const button = ({ label, href }: NonNullable<MailContent['action']>): Html =>
  html`<p style="margin:24px 0 28px">
    <a
      class="button"
      href="${href}"
      style="display:inline-block;font-family:${textFont};font-size:16px;font-weight:600;line-height:1.25;color:${light.actionInk};background:${light.action};border-radius:10px;padding:14px 24px;text-decoration:none"
      >${label}</a
    >
  </p>`;

const plainAddress = (address: string, href: string): Html =>
  html`<p class="soft" style="${small};margin:0 0 8px">
    ${address}<br />
    ${link(href)}
  </p>`;

/** Renders the layout shared by all emails: the name, a card with the content, one action, small print below. */
export function renderHtml(content: MailContent, { locale, footer, address }: Frame): string {
  const { subject, title = subject, paragraphs, facts = [], code, action, notes = [] } = content;
  const below = [...notes.map(note), ...(action ? [plainAddress(address, action.href)] : [])];
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ markup: sheet }}
        </style>
      </head>
      <body class="paper" style="background:${light.paper};margin:0">
        <div class="paper around" style="background:${light.paper};padding:40px 16px">
          <div style="max-width:560px;margin:0 auto">
            <p
              class="ink"
              style="font-family:${displayFont};font-size:24px;font-weight:800;letter-spacing:-0.03em;line-height:1;color:${light.ink};margin:0 0 20px 4px"
            >
              Croupier<span style="color:${light.signal}">.</span>
            </p>
            <div
              class="card"
              style="background:${light.raised};border:1px solid ${light.line};border-radius:16px;padding:36px 40px 28px"
            >
              <h1
                class="ink"
                style="font-family:${displayFont};font-size:26px;font-weight:700;letter-spacing:-0.012em;line-height:1.15;color:${light.ink};margin:0 0 20px"
              >
                ${title}
              </h1>
              ${paragraphs.map(paragraph)} ${facts.length > 0 ? factTable(facts) : null} ${code ? codeBox(code) : null}
              ${action ? button(action) : null}
              ${
                below.length > 0
                  ? html`<div class="line" style="border-top:1px solid ${light.line};padding-top:20px">${below}</div>`
                  : null
              }
            </div>
            <p class="soft" style="${small};margin:20px 4px 0">${footer}</p>
          </div>
        </div>
      </body>
    </html> `.markup;
}
