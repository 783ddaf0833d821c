/**
 * Tells whether a user agent identifies itself as a program. It gets no captcha (specification §5): it wouldn't pass
 * one, and only reads.
 */
export const isBot = (userAgent: string): boolean => /bot\b|bot[/;)]|crawl|spider|slurp|preview/i.test(userAgent);
