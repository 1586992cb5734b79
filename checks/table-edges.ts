import { matchesGlob } from 'node:path';
import { basename } from 'node:path/posix';
import { moduleFolderOf } from './module-folder.ts';
import { isTest } from './syntax.ts';
import { allowedEdges } from './table-edges-allowed.ts';
import type { RepositoryFile, Violation } from './violation.ts';

/** Kysely's `selectFrom('job as j')`, and `from job` in SQL. */
const tableNames = [
  /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|insertInto|updateTable|deleteFrom|from|using)\(\s*\[?'(\w+)/g,
  /\b(?:from|join|update|into|using)\s+(\w+)/g,
];

/** Whose tables each module's SQL names beside its own: every pair is in the table of allowed ones, with its reason. */
export function tableEdges(files: readonly RepositoryFile[]): Violation[] {
  const paths = new Set(files.map(({ path }) => path));
  const moduleOf = (path: string) => basename(moduleFolderOf(path, paths));
  const owners = ownersOf(files, moduleOf);
  const used = new Set<string>();
  const faults = files.filter(isQuery).flatMap((file) => {
    const ownModule = moduleOf(file.path);
    const foreignTables = [...tablesIn(file.text)].flatMap((table) => {
      const owner = owners.get(table);
      return owner === undefined || owner === ownModule ? [] : [{ table, owner }];
    });
    return foreignTables.flatMap(({ table, owner }) => {
      used.add(`${ownModule} ${owner}`);
      if (allowedEdges[ownModule]?.[owner] !== undefined) return [];
      const hint = `${ownModule} reads ${table} of ${owner}. Call a read function of ${owner}, or add the pair with its reason to table-edges-allowed.ts.`;
      return [{ path: file.path, line: 1, law: 'table-edges', hint }];
    });
  });
  return [...faults, ...unused(used, owners)];
}

/** Who owns each table of the modules. Those of the platform (accounts, organisations, mail) are for all. */
function ownersOf(
  files: readonly RepositoryFile[],
  moduleOf: (path: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter(({ path }) => path.startsWith('server/src/modules/') && path.endsWith('.sql'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^create (?:table|view) (\w+)/gm)].map(
          ([, table]) => [table ?? '', moduleOf(path)] as const,
        ),
      ),
  );
}

function isQuery({ path }: RepositoryFile): boolean {
  return matchesGlob(path, 'server/src/modules/**/*.ts') && !isTest(path);
}

function tablesIn(text: string): ReadonlySet<string> {
  const code = text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return new Set(
    tableNames.flatMap((pattern) => [...code.matchAll(pattern)].map(([, table]) => table ?? '')),
  );
}

/** An edge that is no longer needed may not stay allowed. */
function unused(used: ReadonlySet<string>, owners: ReadonlyMap<string, string>): Violation[] {
  if (owners.size < 50) return [];
  return Object.entries(allowedEdges).flatMap(([own, reads]) =>
    Object.keys(reads)
      .filter((owner) => !used.has(`${own} ${owner}`))
      .map((owner) => ({
        path: 'checks/table-edges-allowed.ts',
        line: 1,
        law: 'table-edges',
        hint: `${own} no longer reads a table of ${owner}: remove the pair.`,
      })),
  );
}
