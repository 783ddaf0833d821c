import { LRUCache } from 'lru-cache';

export interface Agent {
  readonly device: 'mobile' | 'desktop';
  readonly bot: boolean;
}

const mobile = /Mobi|Android|iPhone|iPad|iPod/i;
const bot = /bot\b|bot[/;)]|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|whatsapp|telegram/i;

const maxKeyLength = 512;
/** Cache of parsed user agents, of which a site sees few different ones. */
const agents = new LRUCache<string, Agent>({ max: 500 });

/** Matches the start mode that the installed app adds to its URL. */
const standalone = /[?&]mode=standalone(&|$)/;

/**
 * Detects the device from a user agent; the installed app counts as a phone on any device. Source: specification §9.
 */
export function readAgent(userAgent = '', address = ''): Agent {
  const agent = known(userAgent);
  return standalone.test(address) ? { ...agent, device: 'mobile' } : agent;
}

function known(userAgent: string): Agent {
  const key = userAgent.slice(0, maxKeyLength);
  const existing = agents.get(key);
  if (existing) return existing;
  const agent: Agent = { device: mobile.test(key) ? 'mobile' : 'desktop', bot: bot.test(key) };
  agents.set(key, agent);
  return agent;
}
