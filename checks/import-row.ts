import { matchesGlob } from 'node:path';
import { type Import, targetOf } from './imports.ts';
import { moduleFolderOf } from './module-folder.ts';

/** What a set of files may import. */
export interface Row {
  readonly files: string;
  /**
   * Globs. `own/` is the folder of `files` up to its first `**`, `beside/` that of the importing file's module, without
   * the modules in folders below it; the prefix `type ` allows only `import type`.
   */
  readonly may: readonly string[];
  /** `*` is any package, `node:*` any built-in module of Node. */
  readonly packages?: readonly string[];
  readonly because: string;
}

interface Importer {
  readonly path: string;
  readonly row: Row;
  /** Every path of the repository. */
  readonly paths: ReadonlySet<string>;
}

/** Why the row does not allow the import, and what to do instead; undefined when it does. */
export function faultOf(imported: Import, { path, row, paths }: Importer): string | undefined {
  const { specifier, typeOnly } = imported;
  if (specifier === undefined) {
    return allowsPackage(row, '') ? undefined : `Write the path in import('…') as plain text. ${row.because}`;
  }
  if (specifier.includes('/+types/')) return undefined;
  const target = targetOf(path, specifier, paths);
  if ('package' in target) {
    return allowsPackage(row, target.package) ? undefined : refusal(row, `the package '${target.package}'`);
  }
  const { file } = target;
  if (specifier.startsWith('.') && isPathIntoAnotherFolder(path, file)) {
    return `Import another folder as '@portway/…', not by the path '${specifier}'.`;
  }
  if (allowsFile(row, file, { path, paths, typeOnly })) return undefined;
  if (allowsFile(row, file, { path, paths, typeOnly: true }))
    return `Write 'import type': ${refusal(row, `values of ${file}`)}`;
  return refusal(row, file);
}

function allowsPackage({ packages = [] }: Row, name: string): boolean {
  const ofNode = name.startsWith('node:');
  return packages.some((glob) => (glob === '*' ? !ofNode : matchesGlob(name, glob)));
}

function allowsFile(
  { files, may }: Row,
  file: string,
  { path, paths, typeOnly }: Pick<Importer, 'path' | 'paths'> & { readonly typeOnly: boolean },
) {
  const fixed = files.split('/').findIndex((part, index, all) => part === '**' || index === all.length - 1);
  const ownFolder = path.split('/').slice(0, fixed).join('/');
  const module = moduleFolderOf(path, paths);
  const isOfModule = moduleFolderOf(file, paths) === module;
  return may
    .filter((glob) => typeOnly || !glob.startsWith('type '))
    .map((glob) => glob.replace(/^type /, ''))
    .filter((glob) => isOfModule || !glob.startsWith('beside/'))
    .some((glob) =>
      matchesGlob(file, glob.replace(/^own\//, `${ownFolder}/`).replace(/^beside\//, `${module}/`)),
    );
}

/** A build's output is not exported by any package, so it can be imported only by its path. */
function isPathIntoAnotherFolder(path: string, file: string): boolean {
  const folder = path.includes('/') ? path.split('/')[0] : 'scripts';
  return folder !== 'scripts' && !file.startsWith(`${folder}/`) && !matchesGlob(file, '*/build/**');
}

function refusal({ files, may, packages = [], because }: Row, what: string): string {
  const allowed = [...may, ...packages].join(', ') || 'nothing';
  return `${files} may not import ${what}. ${because} It may import: ${allowed}. The table: checks/architecture.ts.`;
}
