/** Name of a lib or a title: lower-case words joined by hyphens. */
export const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
