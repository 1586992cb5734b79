import { occupations, typicalTitles } from '../occupations/index.ts';
import { indexTitles } from './index-titles.ts';
import { synonyms } from './synonyms/index.ts';

/**
 * The source of a title: the name of the unit group, its typical titles, our own table, or the coding index.
 */
export type EntryKind = 'group' | 'typical' | 'synonym' | 'index';

/** One title under which one code can be found. */
export interface RoleEntry {
  readonly code: string;
  readonly kind: EntryKind;
  readonly title: string;
  /** The context to which the title is limited, if any: “nursing home”. */
  readonly meant: string;
  /** Whether ONS gives the title this code if nothing else is known about the job. */
  readonly isDefault: boolean;
  /** The position of this code among the codes of a synonym, from 0. */
  readonly place: number;
}

/** Every title of every code, in the order of the codes within each table. */
export function roleEntries(): RoleEntry[] {
  const groups = occupations.map(({ code, title }) => entry('group', { code, title }));
  return [...groups, ...typicalEntries(), ...synonymEntries(), ...indexTitles.flatMap(entriesOfLine)];
}

/** Every title that can be found, each once: for benchmarks and lists. */
export function roleTitles(): string[] {
  return [...new Set(roleEntries().map(({ title }) => title))];
}

function entry(kind: EntryKind, found: Partial<RoleEntry> & Pick<RoleEntry, 'code' | 'title'>): RoleEntry {
  return { kind, meant: '', isDefault: false, place: 0, ...found };
}

function typicalEntries(): RoleEntry[] {
  return Object.entries(typicalTitles).flatMap(([code, titles]) =>
    titles.map((text) => {
      const { title, meant } = parted(text);
      // “nos”: not otherwise specified.
      return meant === 'nos'
        ? entry('typical', { code, title, isDefault: true })
        : entry('typical', { code, title, meant });
    }),
  );
}

function synonymEntries(): RoleEntry[] {
  return synonyms.flatMap(({ words, codes }) =>
    words.flatMap((text) => codes.map((code, place) => entry('synonym', { code, place, ...parted(text) }))),
  );
}

/** “Carer (nursing home)” consists of the title and its context. */
function parted(text: string): { title: string; meant: string } {
  const [, title = text, meant = ''] = /^(.*?)(?:\s*\(([^()]*)\))?$/.exec(text) ?? [];
  return { title, meant };
}

function entriesOfLine(line: string): RoleEntry[] {
  const [code = '', ...texts] = line.split('|');
  return texts.map((text) => {
    const isDefault = text.endsWith('*');
    const [title = '', meant = ''] = (isDefault ? text.slice(0, -1) : text).split('~');
    return { code, kind: 'index', title, meant, isDefault, place: 0 };
  });
}
