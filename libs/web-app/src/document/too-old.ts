/** Id of the message for browsers below the minimum version. */
export const TOO_OLD_ID = 'too-old';

/**
 * Script for the head that detects browsers below the minimum version. Every browser must parse it: no syntax later
 * than ES5. The features it checks came with Chrome 111 and Safari 16.4 (color-mix, import maps, toSorted) and Firefox
 * 121 (:has), as in `browserslist` in package.json.
 *
 * In older browsers the page stays as the server rendered it. Forms are blocked, because they would be sent with their
 * fields in the address.
 */
export const tooOldScript = `(function(){
if(window.CSS&&CSS.supports&&CSS.supports("selector(:has(a))")&&CSS.supports("color","color-mix(in srgb,red,red)")
&&Array.prototype.toSorted&&window.HTMLScriptElement&&HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap"))return;
document.documentElement.setAttribute("data-too-old","");
document.addEventListener("submit",function(event){event.preventDefault()},true);
document.addEventListener("DOMContentLoaded",function(){document.getElementById("${TOO_OLD_ID}").removeAttribute("hidden")});
})()`;

/** Wraps a script so that it doesn't run in a browser below the minimum version. */
export const unlessTooOld = (script: string): string =>
  `document.documentElement.hasAttribute("data-too-old")||${script}`;
