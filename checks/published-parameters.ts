import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublishedParameter } from './register-sources.ts';
import { repositoryRoot } from './repository-files.ts';
import { callsOf, isCode, isTest } from './syntax.ts';
import type { RepositoryFile } from './violation.ts';

/** Every parameter that a file of the law creates and exports, alone, in a list or in a record. */
export async function publishedParameters(files: readonly RepositoryFile[]): Promise<PublishedParameter[]> {
  const parametersByFile = await Promise.all(
    files.filter(makesParameters).map(({ path }) => parametersOf(path)),
  );
  return parametersByFile.flat();
}

/** Whether the file is law that calls `parameter`. */
export function makesParameters(file: RepositoryFile): boolean {
  const { path } = file;
  return (
    path.startsWith('rules/src/') && isCode(path) && !isTest(path) && callsOf('parameter', file).length > 0
  );
}

/** The ids of the parameters in a value, at any depth. */
export function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && typeof value.id === 'string' && 'versions' in value) return [value.id];
  return Object.values(value).flatMap(idsIn);
}

async function parametersOf(path: string): Promise<PublishedParameter[]> {
  const exports: unknown = await import(pathToFileURL(join(repositoryRoot, path)).href);
  return [...new Set(idsIn(exports))].map((id) => ({ id, path }));
}
