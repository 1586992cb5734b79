import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chosen, readChosen } from './chosen.ts';

import { jobSearch } from './job-search/job-search.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { logIn } from './log-in/log-in.ts';
import { codesBehindAlerts } from './mail/codes-behind-alerts.ts';
import type { Measure } from './measure.ts';
import { pageBytes } from './pages/page-bytes.ts';
import { sponsorRegister } from './register/sponsor-register.ts';
import { withSections } from './report/document.ts';
import { circumstances, load, quickly } from './report/machine.ts';
import { formatSection, type Section } from './report/section.ts';
import { root } from './repository.ts';
import { temporaryGround } from './serving/temporary-ground.ts';
import { sessionRead } from './session/session-read.ts';
import { sponsorLists } from './sponsor-lists/sponsor-lists.ts';
import { memoryAfterRequests } from './start/memory-after-requests.ts';
import { timeToHealthy } from './start/time-to-healthy.ts';

const file = join(root, 'docs/benchmarks.md');

/** All measures, in the order in which they run. */
const measures: readonly Measure[] = [
  jobSearch,
  sponsorRegister,
  pageBytes,
  sessionRead,
  sponsorLists,
  timeToHealthy,
  memoryAfterRequests,
  codesBehindAlerts,
  logIn,
  lighthouse,
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const options = readCommandLine();
await using ground = temporaryGround(options.pace);
const sections: Section[] = [];
for (const { name, run } of measures.filter(({ name }) => options.only?.includes(name) ?? true)) {
  console.log(`Measuring ${name} …\n`);
  const before = load();
  const measured = await run(ground);
  const notes = [...(measured.notes ?? []), ...circumstances(name, before, options.quick)];
  const section = { ...measured, notes };
  sections.push(section);
  console.log(formatSection(section));
  // At once: a measure that fails later must not take these with it.
  if (options.write) await writeFile(file, withSections(await readFile(file, 'utf8'), [section]));
}
const missed = sections.flatMap((section) => section.missed);
console.log(missed.length === 0 ? 'Every goal was reached.' : `Goals missed: ${missed.length}.`);
if (options.quick) console.log(quickly);

function readCommandLine(): Chosen {
  const names = measures.map(({ name }) => name);
  try {
    return readChosen(process.argv.slice(2), names);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Use: npm run bench -- [--only ${names.join(',')}] [--quick] [--write]`);
    process.exit(2);
  }
}
