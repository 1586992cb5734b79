import { matchesGlob } from 'node:path';
import type { ESTree } from 'vite';
import { isCode, visit } from './syntax.ts';
import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

const day = 'Take the day as an argument: rules read the law of a named day, as a CalendarDate.';
const pure = 'A rule depends on its arguments only: take the value as one.';
const noHttp = 'A service knows no HTTP: let the route read the request and build the answer.';
const service = 'server/src/modules/**/*.service.ts';

/** Globals of the runtime, and the files that may not use them, but for the exception in `but`. */
const table = [
  { name: 'Date', files: 'rules/src/**', but: 'rules/src/kernel/calendar-date{,.test}.ts', hint: day },
  { name: 'Math.random', files: 'rules/src/**', hint: pure },
  { name: 'process', files: 'rules/src/**', hint: pure },
  { name: 'performance', files: 'rules/src/**', hint: pure },
  { name: 'globalThis', files: 'rules/src/**', hint: pure },
  { name: 'Request', files: service, hint: noHttp },
  { name: 'Response', files: service, hint: noHttp },
];

/** Uses of the clock, randomness, the environment and HTTP where the architecture forbids them. */
export function ambientNames(files: readonly RepositoryFile[]): Violation[] {
  return files.filter(({ path }) => isCode(path)).flatMap(violationsIn);
}

function violationsIn(file: RepositoryFile): Violation[] {
  const { path, text } = file;
  const rows = table.filter(({ files, but = '' }) => matchesGlob(path, files) && !matchesGlob(path, but));
  if (rows.length === 0) return [];
  return namesUsedIn(file).flatMap(({ name, start }) =>
    rows
      .filter((row) => row.name === name)
      .map(({ hint }) => ({
        path,
        line: lineAt(text, start),
        law: 'architecture',
        hint: `'${name}': ${hint}`,
      })),
  );
}

/**
 * Identifiers used as a value or a type; in `x.process` and `{ process: 1 }` the word is only the name of a
 * property.
 */
function namesUsedIn(file: RepositoryFile): { name: string; start: number }[] {
  const used = new Map<number, string>();
  const properties = new Set<number>();
  const key = (node: { key: ESTree.Node; computed: boolean; shorthand?: boolean }) => {
    if (!node.computed && !node.shorthand) properties.add(node.key.start);
  };
  visit(file, {
    Identifier: ({ name, start }) => used.set(start, name === 'Math' ? 'Math.random' : name),
    MemberExpression: ({ object, property, computed }) => {
      if (!computed) properties.add(property.start);
      const isMath = object.type === 'Identifier' && object.name === 'Math';
      const isRandom = property.type === 'Identifier' && property.name === 'random';
      if (isMath && !computed && !isRandom) properties.add(object.start);
    },
    Property: key,
    PropertyDefinition: key,
    MethodDefinition: key,
    TSPropertySignature: key,
    TSMethodSignature: key,
  });
  return [...used].filter(([start]) => !properties.has(start)).map(([start, name]) => ({ name, start }));
}
