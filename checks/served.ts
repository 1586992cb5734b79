import type { ESTree } from 'vite';
import { importsOf, targetOf } from './imports.ts';
import { isCode, isTest, literalText, visit } from './syntax.ts';
import type { RepositoryFile } from './violation.ts';

/** What the product serves and tests, read from its source. */
export interface Served {
  /** The file of each page, by its address. */
  readonly pages: ReadonlyMap<string, string>;
  /** `POST /api/contact`. */
  readonly operations: ReadonlySet<string>;
  /** `e2e/jobs.e2e.ts: the title of a test`. */
  readonly tests: ReadonlySet<string>;
}

const listsOfPages =
  /^web\/app\/(?:site\/(?:routes|sponsor-pages|tool-pages)|account\/workspace|workspaces\/[\w-]+\/workspace)\.ts$/;
const contracts = /^contracts\/src\/(?!.*\.test\.ts$).*\.ts$/;
const ofTests = /\.(?:test|e2e)\.tsx?$/;

/** Of the tests, it reads those whose files are `named`. */
export function served(files: readonly RepositoryFile[], promiseText: string): Served {
  const objects = (where: RegExp) => files.filter(({ path }) => where.test(path)).flatMap(objectsOf);
  return {
    pages: new Map(
      objects(listsOfPages).flatMap(({ path, file }) => (path && file ? [[path, `web/app/${file}`]] : [])),
    ),
    operations: new Set(
      objects(contracts).flatMap(({ method, path }) => (method && path ? [`${method} ${path}`] : [])),
    ),
    tests: new Set(
      files
        .filter(({ path }) => ofTests.test(path) && promiseText.includes(path))
        .flatMap((file) => titlesOf(file).map((title) => `${file.path}: ${title}`)),
    ),
  };
}

/** The properties with a text, of each object in the file. */
function objectsOf(file: RepositoryFile): Record<string, string>[] {
  const objects: Record<string, string>[] = [];
  visit(file, {
    ObjectExpression: ({ properties }) => {
      const texts = properties.flatMap((property) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
        const text = literalText(property.value);
        return text === undefined ? [] : [[property.key.name, text]];
      });
      objects.push(Object.fromEntries(texts));
    },
  });
  return objects;
}

/** The titles of the file's tests; `…` stands for what is filled in. */
function titlesOf(file: RepositoryFile): string[] {
  const titles: string[] = [];
  visit(file, {
    CallExpression: ({ callee, arguments: [title] }) => {
      if (title === undefined || !/^(?:it|test)\b/.test(file.text.slice(callee.start, callee.end))) return;
      const text = titleText(title);
      if (text !== undefined) titles.push(text);
    },
  });
  return titles;
}

function titleText(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  return literalText(node);
}

/** Every file of the web that a page loads, its own among them. */
export function createReach(files: readonly RepositoryFile[]): (start: string) => ReadonlySet<string> {
  const web = files.filter(({ path }) => path.startsWith('web/app/') && isCode(path) && !isTest(path));
  const paths = new Set(web.map(({ path }) => path));
  const imported = new Map(web.map((file) => [file.path, importedBy(file, paths)]));
  return (start) => {
    const reached = new Set([start]);
    // The loop also meets what is added on the way.
    for (const path of reached)
      for (const importedPath of imported.get(path) ?? []) reached.add(importedPath);
    return reached;
  };
}

function importedBy(file: RepositoryFile, paths: ReadonlySet<string>): string[] {
  return importsOf(file).flatMap(({ specifier, typeOnly }) => {
    if (specifier === undefined || typeOnly) return [];
    const target = targetOf(file.path, specifier, paths);
    return 'file' in target && paths.has(target.file) ? [target.file] : [];
  });
}
