import { importsOf, targetOf } from './imports.ts';
import { isCode, isTest } from './syntax.ts';
import type { RepositoryFile, Violation } from './violation.ts';

interface Lean {
  readonly path: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** Topics of the law that import each other in a circle: one violation for each import on the circle. */
export function topicCycles(files: readonly RepositoryFile[]): Violation[] {
  const leans = leansIn(files);
  return leans.flatMap(({ path, line, from, to }) => {
    const back = wayFrom(to, from, leans);
    if (!back) return [];
    const circle = [from, ...back].join(' → ');
    const hint = `The topics lean on each other: ${circle}. Move what they share into one of them, or into a topic of its own.`;
    return [{ path, line, law: 'architecture', hint }];
  });
}

function leansIn(files: readonly RepositoryFile[]): Lean[] {
  const paths = new Set(files.map(({ path }) => path));
  const ofTopics = files.filter(({ path }) => topicOf(path) !== undefined && isCode(path) && !isTest(path));
  return ofTopics.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }) => {
      const target = targetOf(file.path, specifier ?? '', paths);
      const from = topicOf(file.path);
      const to = 'file' in target ? topicOf(target.file) : undefined;
      return from && to && from !== to ? [{ path: file.path, line, from, to }] : [];
    }),
  );
}

function topicOf(path: string): string | undefined {
  return /^rules\/src\/([^/]+)\//.exec(path)?.[1];
}

/** The topics on the path from one topic to another, both included; undefined when there is none. */
function wayFrom(
  start: string,
  end: string,
  leans: readonly Lean[],
  visited = new Set([start]),
): string[] | undefined {
  if (start === end) return [end];
  for (const { to } of leans.filter(({ from }) => from === start)) {
    if (visited.has(to)) continue;
    const rest = wayFrom(to, end, leans, visited.add(to));
    if (rest) return [start, ...rest];
  }
  return undefined;
}
