/** A tracked file: its path from the root of the repository, and its text. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

/** A broken rule: where, which one, and how to fix it. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly law: string;
  readonly hint: string;
}

/** One violation per line, as the failing test prints it. */
export function report(violations: readonly Violation[]): string[] {
  return violations.map(({ path, line, law, hint }) => `${path}:${line} [${law}] ${hint}`);
}

/** The line number, from 1, of the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
