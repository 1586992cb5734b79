import { basename, dirname, join } from 'node:path/posix';
import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

/** A record of a decision. */
export interface DecisionRecord {
  readonly path: string;
  /** Four digits. */
  readonly number: string;
  readonly title: string;
  /** In words: in force, by which it was amended, or what superseded it. */
  readonly status: string;
}

const folder = 'docs/decisions/';
const archive = `${folder}archive/`;
/** Made-up paths of tests only look like records, and a migration is never changed once it was released. */
const unread = /^(?:checks\/(?:dialect|names|decisions)\.test\.ts$|server\/src\/platform\/db\/migrations\/)/;

const isRecord = ({ path }: RepositoryFile) => /^docs\/decisions\/(archive\/)?\d{4}-[^/]+\.md$/.test(path);

/** All records, by their numbers. */
export function decisionRecords(files: readonly RepositoryFile[]): readonly DecisionRecord[] {
  return files
    .filter(isRecord)
    .map(({ path, text }) => ({
      path,
      number: basename(path).slice(0, 4),
      title: /^# \d+\. (.+)$/m.exec(text)?.[1] ?? '',
      status: /^\*\*Status\.\*\* ((?:.+\n)+)/m.exec(text)?.[1]?.replaceAll('\n', ' ').trim() ?? '',
    }))
    .sort((one, other) => one.number.localeCompare(other.number));
}

/** Records without a number, a title or a status, and mentions of records that are not there. */
export function decisions(files: readonly RepositoryFile[]): Violation[] {
  const records = decisionRecords(files);
  return [...records.flatMap((record) => faultsOf(record, records)), ...mentionFaults(files, records)];
}

function faultsOf(record: DecisionRecord, all: readonly DecisionRecord[]): Violation[] {
  const { path, number, title, status } = record;
  const isArchived = path.startsWith(archive);
  const hints: string[] = [];
  if (title === '') hints.push('Begin a record with its number and title: `# 12. Search in memory`.');
  if (all.some((other) => other !== record && other.number === number))
    hints.push(`Two records have the number ${number}. Give the newer one the next free number.`);
  if (isArchived ? !status.startsWith('Superseded') : !status.startsWith('In force'))
    hints.push(
      isArchived
        ? 'A record in the archive says what superseded it: `**Status.** Superseded by [0050](../0050-….md).`'
        : 'Say the status under the title: `**Status.** In force.` A superseded record moves to docs/decisions/archive.',
    );
  return hints.map((hint) => ({ path, line: 1, law: 'decisions', hint }));
}

/** Paths of records, whole or up to the number, in code and in documents. */
function mentionFaults(files: readonly RepositoryFile[], records: readonly DecisionRecord[]): Violation[] {
  const paths = new Set(records.map(({ path }) => path));
  const inForce = new Set([...paths].map((path) => path.slice(0, folder.length + 4)));
  return files
    .filter(({ path }) => !unread.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bdecisions\/(?:archive\/)?\d{4}(?:-[\w-]+\.md)?/g)]
        .filter(([mention]) => {
          const record = `docs/${mention}`;
          return mention.endsWith('.md') ? !paths.has(record) : !inForce.has(record);
        })
        .map(({ 0: mention, index }) => ({
          ...{ path, line: lineAt(text, index), law: 'decisions' },
          hint: `There is no record ${mention}. Name one that is there, or one that superseded it.`,
        })),
    );
}

/** The index of all records, as `docs/decisions/README.md` holds it. */
export function decisionIndex(files: readonly RepositoryFile[]): string {
  const records = decisionRecords(files);
  const lines = (selection: readonly DecisionRecord[]) =>
    selection.map(({ path, number, title, status }) => {
      const link = path.slice(folder.length);
      return `- [${number}](${link}) ${title}. ${linksFrom(path, status)}`;
    });
  const isArchived = ({ path }: DecisionRecord) => path.startsWith(archive);
  return [
    '# Decisions',
    '',
    '<!-- Written by `npm run docs` from the records: change those. -->',
    '',
    'One record for each decision that somebody could take otherwise: context, decision, consequences, on one screen. A new',
    'record gets the next free number and a status line under its title. A record that another one replaces as a whole says so and',
    'moves to `archive/`; one that is changed in part stays, and names what amended it.',
    '',
    ...lines(records.filter((record) => !isArchived(record))),
    '',
    '## Archive',
    '',
    ...lines(records.filter(isArchived)),
    '',
  ].join('\n');
}

/** The links of a status, seen from the folder of the index. */
function linksFrom(path: string, status: string): string {
  const place = dirname(path.slice(folder.length));
  return status.replaceAll(/\]\(([^)]+)\)/g, (_, target: string) => `](${join(place, target)})`);
}
