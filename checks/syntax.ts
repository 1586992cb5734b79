import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';
import { lineAt, type RepositoryFile } from './violation.ts';

/** Whether the file holds TypeScript or JavaScript. */
export function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

/** Whether the file is a test: `x.test.ts`, `x.test.tsx`, `x.spec.ts`. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(path);
}

/** Calls the visitor for every node of the file's syntax tree. */
export function visit(file: RepositoryFile, visitor: VisitorObject): void {
  const program = programs.get(file) ?? programOf(file);
  programs.set(file, program);
  new Visitor(visitor).visit(program);
}

/** Several steps of one law read the same file. */
const programs = new WeakMap<RepositoryFile, ESTree.Program>();

function programOf({ path, text }: RepositoryFile): ESTree.Program {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`${path} does not parse: ${errors[0].message}`);
  return program;
}

/** The text of a string, or of a template without `${}`; otherwise undefined. */
export function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** Where the file calls the function of that name: `name()`, not `x.name()`. */
export function callsOf(name: string, file: RepositoryFile): { line: number }[] {
  const calls: { line: number }[] = [];
  visit(file, {
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && callee.name === name)
        calls.push({ line: lineAt(file.text, start) });
    },
  });
  return calls;
}
