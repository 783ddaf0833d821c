import { cookies } from '@croupier/contracts';
import { languageOf, pageLanguages, plainPolicy, plainTop } from '../document/plain-page.ts';
import { unavailableWords } from '../document/unavailable-words.ts';
import type { InstalledApp } from './installed-app.ts';
import { offlineWords } from './offline-words.ts';

const words = Object.fromEntries(
  pageLanguages.map((language) => {
    const { title, text, again } = unavailableWords[language];
    return [language, { offline: offlineWords[language], unreachable: { title, text }, again }];
  }),
);

/**
 * Script of the offline page. The browser caches one page for every URL, language and theme, so the script detects
 * which one it replaces. It says whether the network or the site is unreachable, and reloads the page as soon as the
 * site responds.
 */
const script = `(()=>{
const words=${JSON.stringify(words)};
const root=document.documentElement,kept=(name)=>(new RegExp("(?:^|; )"+name+"=([^;]*)").exec(document.cookie)||[])[1];
const theme=kept(${JSON.stringify(cookies.theme.name)});
if(theme==="dark"||theme==="light")root.dataset.theme=theme;
const first=location.pathname.replace(/^\\/guest(?=\\/|$)/,"").split("/")[1];
const named=(locale)=>Object.keys(words).find((each)=>each.toLowerCase()===decodeURIComponent(locale||"").toLowerCase().replace(/^en-..$/,"en"));
const language=named(first)||named(kept(${JSON.stringify(cookies.locale.name)}))||root.lang;
const say=()=>{
const text=words[language][navigator.onLine?"unreachable":"offline"];
root.lang=language;
document.title=document.title.replace(/^.* – /,text.title+" – ");
document.querySelector("h1").textContent=text.title;
document.querySelector("h1+p").textContent=text.text;
document.querySelector("a").textContent=words[language].again;
};
const look=()=>fetch("/api/info/site",{cache:"no-store"}).then(()=>location.reload(),say);
say();
addEventListener("online",look);
addEventListener("offline",say);
setInterval(look,10000+Math.random()*5000);
})()`.replaceAll('\n', '');

export const offlinePolicy = plainPolicy(script);

/** Renders the offline page; the server chooses its language before the script runs. */
export function offlinePage({ name }: InstalledApp, locale: Parameters<typeof languageOf>[0]): string {
  const language = languageOf(locale);
  const { title, text } = offlineWords[language];
  return [
    plainTop({ language, heading: title, name }),
    `<p>${text}</p><p><a href="">${unavailableWords[language].again}</a></p></main><script>${script}</script></body></html>`,
  ].join('');
}
