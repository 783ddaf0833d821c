/** The scripts of a page: the entry, and what it will import. */
export interface StartFiles {
  readonly entry: string;
  readonly preloads: readonly string[];
}

/** An image that hangs must not keep the page from being taken over. */
const patienceMs = 2_500;

/**
 * A guest's page is fetched and painted first, then its scripts: they start when the page has loaded and a frame of it
 * was painted, at the first sign of life, or when patience ends. A button pressed before the page is taken over is pressed again once it is (`takeOver`).
 */
export function starterScript({ entry, preloads }: StartFiles, atOnce: boolean): string {
  const whenDue = atOnce
    ? 'go()'
    : `addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>go())));setTimeout(()=>go(),${patienceMs});for(const sign of ["pointerdown","keydown"])addEventListener(sign,()=>go(),{once:true,passive:true})`;
  // The entry reads the whole document, so it runs once that is parsed, however early its files are fetched.
  return `(()=>{
let pressed;
const run=()=>import(${JSON.stringify(entry)});
let go=()=>{go=()=>{};for(const href of ${JSON.stringify([entry, ...preloads])}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run()};
const keep=(event)=>{const button=event.target.closest?.("button");if(button){pressed=button;event.preventDefault();event.stopImmediatePropagation()}};
addEventListener("click",keep,true);
self.takeOver=()=>{removeEventListener("click",keep,true);delete self.takeOver;pressed?.click()};
${whenDue}
})()`.replaceAll('\n', '');
}

declare global {
  /** Set by the starter; called once when React answers on the page. */
  var takeOver: (() => void) | undefined;
}
