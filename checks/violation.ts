/** A tracked file: its path from the root of the repository, and its text. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

/** A broken law: where, which, and what to do about it. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly law: string;
  readonly hint: string;
}

/** One line a violation, as the failing test prints it. */
export function report(violations: readonly Violation[]): string[] {
  return violations.map(({ path, line, law, hint }) => `${path}:${line} [${law}] ${hint}`);
}

/** The line, from 1, on which the character at `offset` stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
