import { dirname } from 'node:path/posix';

const foldersOfModules = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/**
 * The folder of the server's module that a file belongs to: the nearest one at or above it with a `*.module.ts`. A file
 * outside any module has its own folder.
 *
 * @param paths Every path of the repository.
 */
export function moduleFolderOf(path: string, paths: ReadonlySet<string>): string {
  const ownFolder = dirname(path);
  const modules = foldersOfModules.get(paths) ?? foldersOf(paths);
  for (let folder = ownFolder; folder !== '.' && folder !== '/'; folder = dirname(folder))
    if (modules.has(folder)) return folder;
  return ownFolder;
}

function foldersOf(paths: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set([...paths].filter((path) => path.endsWith('.module.ts')).map(dirname));
  foldersOfModules.set(paths, folders);
  return folders;
}
