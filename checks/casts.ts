import type { ESTree } from 'vite';
import { isCode, visit } from './syntax.ts';
import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

const parse = 'Parse the value where it enters, with a schema or a type guard, then trust its type.';
const hints = {
  as: `'as' claims a type without proof. ${parse} 'as const' and 'satisfies' are fine.`,
  bang: "'!' claims that a value is there. Test for undefined, or make the type say that it is always there.",
  any: `'any' turns the types off. Write the type, or 'unknown'. ${parse}`,
};

/** Types that are asserted rather than proved: `as`, `<T>x`, `x!`, `let x!: T`, `any`. */
export function casts(files: readonly RepositoryFile[]): Violation[] {
  return files.filter(({ path }) => isCode(path)).flatMap(violationsIn);
}

function violationsIn(file: RepositoryFile): Violation[] {
  const violations: Violation[] = [];
  const add = (offset: number, hint: string) =>
    violations.push({ path: file.path, line: lineAt(file.text, offset), law: 'casts', hint });
  const definite = (node: { start: number; definite?: boolean }) => {
    if (node.definite) add(node.start, hints.bang);
  };
  visit(file, {
    TSAsExpression: ({ typeAnnotation }) => {
      if (!isConst(typeAnnotation)) add(typeAnnotation.start, hints.as);
    },
    TSTypeAssertion: ({ start }) => add(start, hints.as),
    TSNonNullExpression: ({ end }) => add(end, hints.bang),
    VariableDeclarator: definite,
    PropertyDefinition: definite,
    TSAnyKeyword: ({ start }) => add(start, hints.any),
  });
  return violations;
}

function isConst(type: ESTree.TSType): boolean {
  if (type.type !== 'TSTypeReference') return false;
  return type.typeName.type === 'Identifier' && type.typeName.name === 'const';
}
