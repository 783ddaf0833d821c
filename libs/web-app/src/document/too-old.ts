/** The sentence that a browser below the floor shows. */
export const TOO_OLD_ID = 'too-old';

/**
 * Runs in the head, and must be read by any browser ever made: no syntax later than ES5. What it looks for came with Chrome 111 and
 * Safari 16.4 (color-mix, import maps, toSorted) and Firefox 121 (:has): the floor, `browserslist` in package.json.
 *
 * Below it the page stays as the server wrote it. A form would be sent with its fields in the address: none is.
 */
export const tooOldScript = `(function(){
if(window.CSS&&CSS.supports&&CSS.supports("selector(:has(a))")&&CSS.supports("color","color-mix(in srgb,red,red)")
&&Array.prototype.toSorted&&window.HTMLScriptElement&&HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap"))return;
document.documentElement.setAttribute("data-too-old","");
document.addEventListener("submit",function(event){event.preventDefault()},true);
document.addEventListener("DOMContentLoaded",function(){document.getElementById("${TOO_OLD_ID}").removeAttribute("hidden")});
})()`;

/** Keeps a script from running in a browser below the floor. */
export const unlessTooOld = (script: string): string =>
  `document.documentElement.hasAttribute("data-too-old")||${script}`;
