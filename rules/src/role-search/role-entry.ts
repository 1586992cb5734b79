import { occupations, typicalTitles } from '../occupations/index.ts';
import { indexTitles } from './index-titles.ts';
import { synonyms } from './synonyms/index.ts';

/** Where a title stands: the name of the unit group, typical of it, our own table, or the coding index. */
export type EntryKind = 'group' | 'typical' | 'synonym' | 'index';

/** One title by which one code may be found. */
export interface RoleEntry {
  readonly code: string;
  readonly kind: EntryKind;
  readonly title: string;
  /** Where the title is meant, when it is meant somewhere only: “nursing home”. */
  readonly meant: string;
  /** Whether ONS gives the title this code when nothing else is known of the job. */
  readonly isDefault: boolean;
  /** Of several codes of a synonym, the place of this one, from 0. */
  readonly place: number;
}

/** Every title of every code, in the order of the codes within each table. */
export function roleEntries(): RoleEntry[] {
  const groups = occupations.map(({ code, title }) => entry('group', { code, title }));
  return [...groups, ...typicalEntries(), ...synonymEntries(), ...indexTitles.flatMap(entriesOfLine)];
}

/** Every title that can be found, each once: for those who measure or list them. */
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

/** “Carer (nursing home)” names the title and where it is meant. */
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
