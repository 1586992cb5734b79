import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

/** Where people are chosen: the job editor, applicants, the board of jobs and their search, on both sides. */
const places: readonly RegExp[] = [
  /^web\/app\/workspaces\/hiring\/(applications|home|jobs|visa-facts)\//,
  /^web\/app\/workspaces\/candidate\/(home|jobs)\//,
  /^web\/app\/site\/jobs\//,
  /^web\/app\/subjects\/job\//,
  /^server\/src\/modules\/(candidate\/(applications|jobs)|hiring\/(employer-applications|employer-home|employer-jobs|visa-facts))\//,
  /^contracts\/src\/(candidate\/(applications|jobs)|hiring\/(employer-applications|employer-home|employer-jobs))\//,
];

const words = /visa[ -]?brake|brakeFor(Employers|Workers)|Afghan/i;

const hint =
  'The visa brake goes by nationality, so it has no place where applicants are chosen. Say it with the plan, the costs, the salary or the certificate.';

/** Files of pages on which applicants are chosen that import the visa brake or say whom it bars. */
export function visaBrakePlaces(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && places.some((place) => place.test(path)))
    .flatMap(({ path, text }) => {
      const match = words.exec(text);
      return match === null
        ? []
        : [{ path, line: lineAt(text, match.index), law: 'visa-brake-places', hint }];
    });
}
