/** The scripts of a page: the entry, and what it will import. */
export interface StartFiles {
  readonly entry: string;
  readonly preloads: readonly string[];
}

/** An image that hangs must not keep the page from being taken over, or from its rest. */
const patienceMs = 2_500;
/** Prices and times left move on without anybody acting, if not in the first moments. */
const restMs = 10_000;

/**
 * What somebody does who wants more of a page than to look at it. A screen reader may press without any other sign. Of
 * what scrolls only the page counts: rows within it settle by themselves. A pointer that lies still tells its place too.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'hashchange'];
/** Fields in which one writes: what is written before React is there would be lost on some, so their pages do not rest. */
const written = 'textarea,input:not([type=radio],[type=checkbox],[type=hidden])';

/**
 * A player's scripts start at once. A guest's page is fetched and painted first; then it rests until somebody acts on it,
 * ten seconds at most. Where it has a field to write in, or its address a search or a hash (links of mails, popups), it
 * starts without that wait. What is done meanwhile is not lost: a button pressed before the page is taken over is pressed
 * again once it is (`takeOver`), and what was chosen or ticked is chosen again.
 */
export function starterScript({ entry, preloads }: StartFiles, atOnce: boolean): string {
  const whenDue = atOnce
    ? 'go()'
    : `let due=()=>{due=()=>{};location.search||location.hash||document.querySelector(${JSON.stringify(written)})?go():setTimeout(()=>go(),${restMs})};
addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>due())));
setTimeout(()=>due(),${patienceMs});
let place;
const act=(event)=>{if(event.type==="pointermove"){const now=event.screenX+","+event.screenY;if((place??=now)===now)return}
for(const sign of signs)removeEventListener(sign,act,sign!=="scroll");self.actedOn=true;go()};
const signs=${JSON.stringify(signs)};
for(const sign of signs)addEventListener(sign,act,{capture:sign!=="scroll",passive:true})`;
  // The entry reads the whole document, so it runs once that is parsed, however early its files are fetched.
  return `(()=>{
let pressed;
const chosen=new Map();
const run=()=>import(${JSON.stringify(entry)});
let go=()=>{go=()=>{};for(const href of ${JSON.stringify([entry, ...preloads])}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run()};
const ticks=(field)=>field.type==="checkbox"||field.type==="radio";
const keep=(event)=>{const button=event.target.closest?.("button");if(button){pressed=button;event.preventDefault();event.stopImmediatePropagation()}};
const note=({target})=>{if(target.matches?.("select,[type=radio],[type=checkbox]"))chosen.set(target,ticks(target)?target.checked:target.value)};
self.takeOver=()=>{removeEventListener("click",keep,true);removeEventListener("change",note,true);delete self.takeOver;
for(const [field,value] of chosen)if(ticks(field)){field.checked=!value;field.click()}else{field.value=value;field.dispatchEvent(new Event("change",{bubbles:true}))}
pressed?.click()};
${whenDue};
addEventListener("click",keep,true);
addEventListener("change",note,true)
})()`.replaceAll('\n', '');
}

declare global {
  /** Set by the starter; called once when React answers on the page. */
  var takeOver: (() => void) | undefined;
  /** Set by the starter when somebody acted on a guest's page before its scripts were there. */
  var actedOn: true | undefined;
}
