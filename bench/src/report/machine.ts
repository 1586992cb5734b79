import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** Where and when a bench ran, as lines of Markdown. */
export function machineLines(command: string, loadBefore: number): string[] {
  const [model = 'unknown processor'] = cpus().map((core) => core.model);
  return [
    `- Command: \`${command}\``,
    `- Day: ${new Date().toISOString().slice(0, 10)}`,
    `- Commit: ${commit()}`,
    `- Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores (${model.trim()})`,
    `- Load of the last minute: ${loadBefore.toFixed(1)} before, ${load().toFixed(1)} after (the bench itself is about 1 to 2)`,
  ];
}

/** What stands below each table: with what load it was taken, and whether it is evidence. */
export function circumstances(loadBefore: number, quick: boolean): string[] {
  const loaded = `Load of the last minute: ${loadBefore.toFixed(1)} before, ${load().toFixed(1)} after, on ${availableParallelism()} cores.`;
  return quick ? [loaded, quickly] : [loaded];
}

export const quickly =
  '**No evidence:** a run with `--quick` is for a look while working. Its rounds are few and short.';

/** The load average of the last minute: processes that wait for a core or use one. */
export function load(): number {
  return loadavg()[0] ?? 0;
}

function commit(): string {
  const changed = git('status', '--porcelain', '--', ':!docs/benchmarks.md') !== '';
  return git('rev-parse', '--short', 'HEAD') + (changed ? ', with changes' : '');
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
