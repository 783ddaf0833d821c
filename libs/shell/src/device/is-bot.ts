/** What calls itself a program gets no captcha (specification §5): it would not pass one, and reads only. */
export const isBot = (userAgent: string): boolean => /bot\b|bot[/;)]|crawl|spider|slurp|preview/i.test(userAgent);
