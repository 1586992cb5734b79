import { occupations, typicalTitles } from '../occupations/index.ts';
import { synonyms } from './synonyms/index.ts';
import { titlesWithin } from './titles/example-parts.ts';
import { exampleTitles } from './titles/example-titles.ts';
import { indexTitles } from './titles/index-titles.ts';
import { isRemainder } from './words/fold.ts';

/**
 * The source of a title: an example of the Immigration Rules, or one of the titles that an example names together;
 * the name of the unit group; its typical titles; our own table; the coding index.
 */
export type EntryKind = 'example' | 'example-part' | 'group' | 'typical' | 'synonym' | 'index';

/** One title under which one code can be found. */
export interface RoleEntry {
  readonly code: string;
  readonly kind: EntryKind;
  readonly title: string;
  /** The context to which the title is limited, if any: “nursing home”. */
  readonly qualifier: string;
  /** Whether ONS gives the title this code if nothing else is known about the job. */
  readonly isDefault: boolean;
  /** The position of this code among the codes of a synonym, from 0. */
  readonly place: number;
}

/** Every title of every code, in the order of the codes within each table. */
export function roleEntries(): RoleEntry[] {
  return [
    ...exampleTitles.flatMap(entriesOfExamples),
    ...occupations.map(({ code, title }) => entry('group', { code, title })),
    ...typicalEntries(),
    ...synonymEntries(),
    ...indexTitles.flatMap(entriesOfLine),
  ];
}

/** The titles that the example titles among these name together, as “tattoo and henna artists” do. */
export function partEntries(entries: readonly RoleEntry[], isWorker: (word: string) => boolean): RoleEntry[] {
  return entries.flatMap(({ code, kind, title, qualifier }) =>
    kind !== 'example' || isRemainder(title)
      ? []
      : titlesWithin(title, isWorker).map((each) =>
          entry('example-part', { code, title: capital(each), qualifier }),
        ),
  );
}

/** Every title that can be found, each once: for benchmarks and lists. */
export function roleTitles(): string[] {
  return [...new Set(roleEntries().map(({ title }) => title))];
}

function entry(kind: EntryKind, fields: Partial<RoleEntry> & Pick<RoleEntry, 'code' | 'title'>): RoleEntry {
  return { kind, qualifier: '', isDefault: false, place: 0, ...fields };
}

function entriesOfExamples(line: string): RoleEntry[] {
  const [code = '', ...titles] = line.split('|');
  return titles.map((text) => entry('example', { code, ...splitQualifier(text) }));
}

const capital = (title: string): string => `${title.charAt(0).toUpperCase()}${title.slice(1)}`;

function typicalEntries(): RoleEntry[] {
  return Object.entries(typicalTitles).flatMap(([code, titles]) =>
    titles.map((text) => {
      const { title, qualifier } = splitQualifier(text);
      // “nos”: not otherwise specified.
      return qualifier === 'nos'
        ? entry('typical', { code, title, isDefault: true })
        : entry('typical', { code, title, qualifier });
    }),
  );
}

function synonymEntries(): RoleEntry[] {
  return synonyms.flatMap(({ words, codes, areEqual }) =>
    words.flatMap((text) =>
      codes.map((code, at) => entry('synonym', { code, place: areEqual ? 0 : at, ...splitQualifier(text) })),
    ),
  );
}

/** “Carer (nursing home)” consists of the title and its context. */
function splitQualifier(text: string): { title: string; qualifier: string } {
  const [, title = text, qualifier = ''] = /^(.*?)(?:\s*\(([^()]*)\))?$/.exec(text) ?? [];
  return { title, qualifier };
}

function entriesOfLine(line: string): RoleEntry[] {
  const [code = '', ...texts] = line.split('|');
  return texts.map((text) => {
    const isDefault = text.endsWith('*');
    const [title = '', qualifier = ''] = (isDefault ? text.slice(0, -1) : text).split('~');
    return { code, kind: 'index', title, qualifier, isDefault, place: 0 };
  });
}
