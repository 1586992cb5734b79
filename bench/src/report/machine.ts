import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** What stands below each table: when, where and with what load it was taken, and whether it is evidence. */
export function circumstances(name: string, loadBefore: number, quick: boolean): string[] {
  const [model = 'unknown processor'] = cpus().map((core) => core.model);
  const sentence = [
    `Commit ${commit()}, ${new Date().toISOString().slice(0, 10)}, by \`npm run bench -- --only ${name}\`. Load of the last minute:`,
    `${loadBefore.toFixed(1)} before, ${load().toFixed(1)} after, on ${availableParallelism()} cores (${model.trim()}), Node ${process.version}.`,
  ].join('\n');
  return quick ? [sentence, quickly] : [sentence];
}

export const quickly =
  '**No evidence:** a run with `--quick` is for a look while working. Its rounds are few and short.';

/** The load average of the last minute: processes that wait for a core or use one. */
export function load(): number {
  return loadavg()[0] ?? 0;
}

function commit(): string {
  const hasChanges = git('status', '--porcelain', '--', ':!docs/benchmarks.md') !== '';
  return git('rev-parse', '--short', 'HEAD') + (hasChanges ? ', with changes' : '');
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
