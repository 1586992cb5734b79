import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../report/statistics.ts';
import { root } from '../repository.ts';
import { ask } from '../serving/ask.ts';
import { compiled } from '../serving/portway.ts';

export { pause };

interface Import {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly file: string;
}

/** Long enough that a hundredth of the requests is more than a handful. */
const usualMs = 30_000;
/** Between two requests: about what a visitor leaves, so that the asking itself is no load. */
const betweenMs = 20;
const patienceMs = 120_000;

/** The milliseconds that a page and a search usually take, asked steadily. */
export const usualLatencies = (port: number) => latencies(port, pause(usualMs));

/** Imports the file as an operator does, while the same is asked; until the search knows it. */
export async function importWhileAsked({ port, env, file }: Import) {
  const started = performance.now();
  const importing = runImport(env, file);
  const meanwhile = await latencies(port, importing);
  const seconds = (performance.now() - started) / 1000;
  const deadline = performance.now() + patienceMs;
  while (!(await isKnown(port))) {
    if (performance.now() > deadline)
      throw new Error('The site does not know the edition after two minutes.');
    await pause(500);
  }
  return {
    seconds,
    meanwhile: meanwhile.length,
    meanwhileP99: quantile(meanwhile, 0.99),
  };
}

async function runImport(env: Readonly<Record<string, string>>, file: string): Promise<void> {
  const args = [join(root, 'server/build/admin.js'), 'import-register', file, '--published-on', '2026-11-20'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...compiled, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}

/** Milliseconds of each answer until the work is done. */
async function latencies(port: number, work: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const completion = work.finally(() => {
    isDone = true;
  });
  const times = [];
  while (!isDone) {
    for (const path of ['/', '/api/jobs?title=engineer']) {
      const started = performance.now();
      const { status } = await ask(port, { path });
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
      times.push(performance.now() - started);
    }
    await pause(betweenMs);
  }
  await completion;
  return times;
}

async function isKnown(port: number): Promise<boolean> {
  const { body } = await ask(port, { path: '/api/sponsors?query=limited' });
  return !/"recordedOn":null/.test(body.toString());
}
