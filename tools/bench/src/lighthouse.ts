import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, findChromium } from '@croupier/tools-start/chromium';
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

/** Lighthouse of the home as a phone sees it: the median of five runs. */
export async function bench([given]: string[] = []): Promise<void> {
  const site = given ? null : await startSiteForBench();
  const url = given ?? `http://casino.localhost:${site!.port}/`;
  const chrome = await launch({ chromePath: await findChromium(), chromeFlags: [...chromiumArgs, '--headless=new'] });
  try {
    const runs: Scores[] = [];
    for (let turn = 1; turn <= ROUNDS; turn += 1) {
      const scores = await measure(url, chrome.port);
      runs.push(scores);
      console.log(`${turn}  ${JSON.stringify(scores)}`);
    }
    const middle = (key: keyof Scores) => round(median(runs.map((run) => run[key])), key === 'layoutShift' ? 3 : 0);
    console.log(`\nLighthouse, mobile, ${url}, median of ${ROUNDS}`);
    console.log(
      `performance ${middle('performance')} (goal ≥ 95)   accessibility ${middle('accessibility')} (goal 100)`,
    );
    console.log(`best practices ${middle('bestPractices')}   SEO ${middle('seo')}`);
    console.log(
      `largest paint ${middle('largestPaintMs')} ms   layout shift ${middle('layoutShift')} (goal 0)   blocked ${middle('blockedMs')} ms`,
    );
  } finally {
    await chrome.kill();
    await site?.stop();
  }
}
