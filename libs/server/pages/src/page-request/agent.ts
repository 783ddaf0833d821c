export interface Agent {
  readonly device: 'mobile' | 'desktop';
  readonly bot: boolean;
}

const mobile = /Mobi|Android|iPhone|iPad|iPod/i;
const bot = /bot\b|bot[/;)]|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|whatsapp|telegram/i;

const maxRemembered = 500;
const remembered = new Map<string, Agent>();

/** What a user agent says of its device. Remembered: a site sees few different ones. */
export function readAgent(userAgent = ''): Agent {
  const existing = remembered.get(userAgent);
  if (existing) return existing;
  const agent: Agent = { device: mobile.test(userAgent) ? 'mobile' : 'desktop', bot: bot.test(userAgent) };
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(userAgent.slice(0, 512), agent);
  return agent;
}
