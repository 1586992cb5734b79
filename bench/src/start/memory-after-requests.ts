import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Measure } from '../measure.ts';
import type { Row } from '../report/section.ts';
import { root } from '../repository.ts';
import { ask } from '../serving/ask.ts';
import { startBare } from '../serving/bare.ts';
import type { Serving } from '../serving/child.ts';
import { startPortway } from '../serving/portway.ts';

const goal = 250;
const requests = 20_000;
const startScript = join(root, 'scripts/start.mjs');
/** Pages from memory, pages that are rendered, and operations: what visitors without an account ask. */
const paths = [
  '/',
  '/jobs',
  '/salary-calculator',
  '/cost-estimator',
  '/rules',
  '/tools',
  '/blogs',
  '/contact',
  '/sponsors',
  '/occupations/2134',
  '/occupations/6135',
  '/immigration-skill-charge-calculator',
  '/api/openapi.json',
  '/api/jobs',
];

/** The memory of the server's process, without the database's: what it holds alone, and its part of what is shared. */
export const memoryAfterRequests: Measure = {
  name: 'memory',
  async run(ground) {
    const folder = await ground.dataFolder();
    const ours = await memoryOf(() => startPortway(folder, startScript));
    const bare = await memoryOf(() => startBare(folder));
    return {
      title: 'Memory after 20,000 requests',
      about: [
        `As \`npm start\` starts it, on the embedded database, ${requests.toLocaleString('en-GB')} requests by one visitor after the other: ${paths.length} addresses in turn,`,
        'every tenth a search of its own. No collection is asked for. Goal: 250 MB (PSS). The baseline is bare `node:http`.',
      ],
      rows: [rowOf('ours', ours), rowOf('bare `node:http`', bare)],
      missed: ours.after > goal ? [`After the requests the process holds ${ours.after} MB of ${goal}.`] : [],
    };
  },
};

interface MemoryUse {
  readonly ready: number;
  readonly after: number;
}

const rowOf = (what: string, { ready, after }: MemoryUse): Row => ({
  'what runs': what,
  'MB three seconds after its start': String(ready),
  'MB after the requests': String(after),
});

async function memoryOf(start: () => Promise<Serving>): Promise<MemoryUse> {
  await using serving = await start();
  await pause(3_000);
  const server = serverOf(serving.pid);
  const ready = megabytes(server);
  for (let count = 0; count < requests; count += 1) {
    const path = paths[count % paths.length] ?? '/';
    const address = count % 10 === 0 ? `/jobs?keyword=word${count}` : path;
    await ask(serving.port, { path: address, headers: { 'Accept-Encoding': 'br' } });
  }
  return { ready, after: megabytes(server) };
}

/** The process that `npm start` started, or the one that was started itself. */
function serverOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return child === undefined || child === '' ? pid : Number(child);
}

function megabytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Math.round(Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1]) / 1024);
}
