import { setTimeout } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as v from 'valibot';
import { readSportEvents, type SportEvent } from '@croupier/contracts';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
import type { Site } from '@croupier/tools-start/site';
import { median, round } from './median.ts';
import { startSiteForBench } from './pages/site.ts';

const ROUNDS = 5;

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockedMs: number;
}

async function measure(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error('Lighthouse gave no result');
  const { categories, audits } = result.lhr;
  for (const audit of Object.values(audits))
    if (
      audit.score !== null &&
      audit.score < 1 &&
      ['accessibility', 'best-practices', 'seo'].some((name) => belongs(categories[name], audit.id))
    )
      console.log(`   not full: ${audit.id}, ${audit.title}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
  };
}

const belongs = (category: { auditRefs: { id: string; weight: number }[] } | undefined, id: string) =>
  category?.auditRefs.some((ref) => ref.id === id && ref.weight > 0) ?? false;

/** Returns the six kinds of pages that new visitors see first. */
async function pagesOf({ port, platformUrl }: Site): Promise<Record<string, string>> {
  const casino = `http://casino.localhost:${port}`;
  const sport = `http://sport.casino.localhost:${port}/sport`;
  const match = await lateMatch(platformUrl);
  return {
    home: `${casino}/`,
    lobby: `${casino}/pokies/all`,
    game: `${casino}/play/paperlantern-works/lantern-tide`,
    fairness: `${casino}/fairness`,
    sport,
    match: `${sport}/${match.id}-match`,
  };
}

/**
 * Returns the last of the upcoming matches: the first one may start during the run. Waits, because a new site has none
 * yet.
 */
async function lateMatch(platformUrl: string): Promise<SportEvent> {
  for (let turn = 0; turn < 60; turn += 1) {
    const reply = await fetch(`${platformUrl}/api/sportsbook/events?state=upcoming`);
    const match = v.parse(readSportEvents.reply, await reply.json()).at(-1);
    if (match) return match;
    await setTimeout(1_000);
  }
  throw new Error('the site has no match');
}

async function measurePage(name: string, url: string, port: number): Promise<void> {
  const runs: Scores[] = [];
  for (let turn = 1; turn <= 2 * ROUNDS && runs.length < ROUNDS; turn += 1) {
    const scores = await measure(url, port);
    console.log(`${turn}  ${JSON.stringify(scores)}`);
    if (scores.largestPaintMs > 0) runs.push(scores); // Otherwise the browser drew nothing that Lighthouse could judge, and the score is 0.
  }
  const middle = (key: keyof Scores) => round(median(runs.map((run) => run[key])), key === 'layoutShift' ? 3 : 0);
  console.log(`\n${name}, ${url}, median of ${ROUNDS}`);
  console.log(
    `performance ${middle('performance')} (goal ≥ 97)   accessibility ${middle('accessibility')}   best practices ${middle('bestPractices')}   SEO ${middle('seo')} (goal 100)`,
  );
  console.log(
    `largest paint ${middle('largestPaintMs')} ms   layout shift ${middle('layoutShift')} (goal 0)   blocked ${middle('blockedMs')} ms\n`,
  );
}

/**
 * Runs Lighthouse for a phone: the median of five runs of each page. `lighthouse lobby game` measures two of the six
 * pages, `lighthouse http://…` an address of a running site.
 */
export async function bench(wanted: string[] = []): Promise<void> {
  const addresses = wanted.filter((one) => one.includes('://'));
  const site = addresses.length > 0 ? null : await startSiteForBench();
  const all = site ? await pagesOf(site) : Object.fromEntries(addresses.map((url) => [new URL(url).pathname, url]));
  const unknown = wanted.filter((name) => site && !(name in all));
  if (unknown.length > 0) console.error(`no page ${unknown.join(', ')}: ${Object.keys(all).join(', ')}`);
  const chrome = await launch({ chromePath: await findChromium(), chromeFlags: [...chromiumArgs, '--headless=new'] });
  try {
    for (const [name, url] of Object.entries(all))
      if (!site || wanted.length === 0 || wanted.includes(name)) await measurePage(name, url, chrome.port);
  } finally {
    await chrome.kill();
    await site?.stop();
  }
}
