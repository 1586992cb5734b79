import { callsOf, isCode, isTest } from './syntax.ts';
import type { RepositoryFile, Violation } from './violation.ts';

/**
 * The files of parameters, and the customer's simple estimates, which are shown for comparison and are not
 * law.
 */
const places = /\/([a-z-]+-)?parameters\.ts$|^rules\/src\/simple-estimate\//;

const hint =
  'An amount of money is law: give it a day and a source, as a parameter in parameters.ts of its topic.';

/** Calls of `pounds` in the law outside the parameter files. */
export function amountsInPlace(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('rules/') && isCode(path) && !isTest(path) && !places.test(path))
    .flatMap((file) =>
      callsOf('pounds', file).map(({ line }) => ({ path: file.path, line, law: 'sources', hint })),
    );
}
