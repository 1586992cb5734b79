import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { ESTree } from 'vite';
import { literalText, visit } from './syntax.ts';
import { lineAt, type RepositoryFile } from './violation.ts';

/** An import, a re-export or a dynamic import. A computed `import(path)` has no specifier. */
export interface Import {
  readonly specifier: string | undefined;
  readonly line: number;
  readonly typeOnly: boolean;
}

/** The target of an import: a file of this repository, or a package (`node:fs`, `@hono/zod-openapi`). */
export type Target = { readonly file: string } | { readonly package: string };

/** Every import of the file, in any of its forms. */
export function importsOf(file: RepositoryFile): Import[] {
  const imports: Import[] = [];
  const add = (source: ESTree.Node, typeOnly: boolean) =>
    imports.push({ specifier: literalText(source), line: lineAt(file.text, source.start), typeOnly });
  visit(file, {
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type' || onlyTypes(node.specifiers)),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source, node.exportKind === 'type' || onlyTypes(node.specifiers));
    },
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
    TSExternalModuleReference: (node) => add(node.expression, false),
    CallExpression: (node) => {
      const [argument] = node.arguments;
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      if (isRequire && argument) add(argument, false);
    },
  });
  return imports;
}

/** The target of a specifier in the file at `path`. `paths` completes a missing extension. */
export function targetOf(path: string, specifier: string, paths: ReadonlySet<string>): Target {
  const [workspace, ...inside] = specifier.replace(/^@portway\//, '').split('/');
  if (specifier.startsWith('@portway/')) return { file: exported(workspace ?? '', inside.join('/')) };
  if (!specifier.startsWith('.')) return { package: packageName(specifier) };
  const file = posix.join(posix.dirname(path), specifier.replace(/[?#].*$/, ''));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return { file: endings.map((ending) => file + ending).find((name) => paths.has(name)) ?? file };
}

function onlyTypes(specifiers: readonly ESTree.Node[]): boolean {
  return specifiers.length > 0 && specifiers.every(isTypeSpecifier);
}

function isTypeSpecifier(node: ESTree.Node): boolean {
  if (node.type === 'ImportSpecifier') return node.importKind === 'type';
  return node.type === 'ExportSpecifier' && node.exportKind === 'type';
}

function exported(workspace: string, inside: string): string {
  if (inside === '') return `${workspace}/src/index.ts`;
  const isTopic = workspace === 'rules' && inside !== 'register';
  return `${workspace}/src/${inside}${isTopic ? '/index.ts' : '.ts'}`;
}

function packageName(specifier: string): string {
  if (isBuiltin(specifier)) return `node:${specifier.replace(/^node:/, '').split('/')[0]}`;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
