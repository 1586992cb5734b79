import type { ESTree } from 'vite';
import { isCode, isTest, visit } from './syntax.ts';
import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

/** Interfaces beside the only function that makes one, with the reason why the function's type would not do. */
const exceptions: Readonly<Record<string, string>> = {
  'server/src/admin/command.ts: Command': 'each file of a command makes one',
  'server/src/app.ts: App': 'what tests and processes hold, in one look, of a function of a hundred lines',
  'server/src/platform/db/rate-limit.ts: RateLimits': 'a constant without limits is the other one',
  'server/src/platform/db/connections/read-replica.ts: Replica': 'the database holds one or none',
  'server/src/platform/files/file-store.ts: FileStore': 'folder and S3 are two makers in two files',
  'server/src/platform/files/s3-store.ts: S3Store': 'adds to what every store does',
  'server/src/platform/mail/transport.ts: Transport': 'SMTP, keeping and tracing are three makers',
};

/**
 * Services and repositories whose methods are declared twice: in an interface, and in the function of the same file that
 * returns it. `export type Jobs = ReturnType<typeof jobsService>` says it once.
 */
export function declaredOnce(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('server/src/') && isCode(path) && !isTest(path))
    .filter(({ path }) => !path.includes('/testing/'))
    .flatMap(violationsIn);
}

function violationsIn(file: RepositoryFile): Violation[] {
  const withMethods = new Set<string>();
  const makers = new Map<string, number[]>();
  visit(file, {
    TSInterfaceDeclaration: ({ id, body, typeParameters }) => {
      if (typeParameters === null && body.body.some(isMethod)) withMethods.add(id.name);
    },
    FunctionDeclaration: ({ returnType, start }) => {
      const name = nameOf(returnType?.typeAnnotation);
      if (name !== undefined) makers.set(name, [...(makers.get(name) ?? []), start]);
    },
  });
  return [...makers].flatMap(([name, starts]): Violation[] => {
    const [start = 0] = starts;
    if (!withMethods.has(name) || starts.length > 1 || `${file.path}: ${name}` in exceptions) return [];
    const hint = `'${name}' declares the methods of this function a second time: use ReturnType<typeof …>.`;
    return [{ path: file.path, line: lineAt(file.text, start), law: 'declared-once', hint }];
  });
}

function isMethod(member: ESTree.Node): boolean {
  if (member.type === 'TSMethodSignature') return true;
  return (
    member.type === 'TSPropertySignature' && member.typeAnnotation?.typeAnnotation.type === 'TSFunctionType'
  );
}

function nameOf(type: ESTree.Node | undefined): string | undefined {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? type.typeName.name
    : undefined;
}
