import { filter, print, report } from './report.ts';
import { readTags } from './tags.ts';
import { read, testFiles } from './workspace.ts';

const words = process.argv.slice(2);
const say = (line: string) => console.log(line);

if (words.includes('--help') || words.includes('-h')) {
  say('npm run spec -- [shown|missing] [chapter, subject or part of an id] [--json]');
} else {
  const tagged = testFiles().flatMap((file) => readTags(file, read(file)));
  const chosen = filter(
    report(tagged),
    words.filter((word) => word !== '--json'),
  );
  if (words.includes('--json')) say(JSON.stringify(chosen, null, 2));
  else print(chosen, say);
}
