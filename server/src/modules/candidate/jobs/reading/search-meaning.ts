import { areInOneTitle, partsOfWork, type WorkPart } from '@portway/rules/role-search';

/** A part of the words, with other names of the same and questions of the index that it may stand for as well. */
export interface MeaningPart extends WorkPart {
  readonly terms?: readonly string[];
  /** Too short to be looked for anywhere but in titles and skills. */
  readonly inTitle?: boolean;
}

/** The words of a search as the database asks for them (`meaning_queries` in search/job-search.sql). */
export interface SearchMeaning {
  readonly typed: string;
  readonly parts: readonly MeaningPart[];
  readonly hasOthers: boolean;
  /** Words by which jobs come first. */
  readonly first?: string;
}

/** The words of a search that are not read as more than they are. */
export function exactMeaning(typed: string): SearchMeaning {
  return { typed, parts: [{ typed, same: [] }], hasOthers: false };
}

export function searchMeaning(work: string, first: string): SearchMeaning {
  const parts = partsMeant(work);
  return {
    typed: work,
    parts,
    hasOthers: parts.some(({ same, terms = [] }) => same.length > 0 || terms.length > 0),
    ...(first !== '' && { first }),
  };
}

/** Other names of the work that are searched for as well. */
export function othersIn(parts: readonly MeaningPart[]): string[] {
  return parts.flatMap(({ same }) => same);
}

/** Words of titles that a job's level says too. */
const levels: ReadonlyMap<string, string> = new Map([
  ['junior', 'entry'],
  ['graduate', 'entry'],
  ['trainee', 'entry'],
  ['intern', 'intern'],
  ['senior', 'senior'],
]);
const shortest = 2;

/** The parts of the words of some work, as jobs may have them. */
export function partsMeant(work: string): MeaningPart[] {
  const parts = partsOfWork(doneByWorker(work));
  return parts.flatMap((part, at) => {
    const previous = parts[at - 1]?.typed.toLowerCase();
    if (previous === 'band' && isBand(part.typed)) return bandPart(part.typed);
    if (part.typed.toLowerCase() === 'band' && isBand(parts[at + 1]?.typed ?? '')) return [];
    const [, band] = /^band (\d)/i.exec(part.typed) ?? [];
    return band === undefined ? partMeant(part) : [partMeant(part), ...bandPart(band)];
  });
}

const isBand = (text: string) => /^\d[a-d]?$/i.test(text);

/** A title that names another band of the NHS is another job; most name none. */
function bandPart(band: string): MeaningPart[] {
  return [{ typed: '', same: [], terms: [`'=band' & '=${band.toLowerCase()}'`, `!'=band'`] }];
}

function partMeant(part: WorkPart): MeaningPart {
  const level = [part.typed, ...part.same].map((word) => levels.get(word.toLowerCase())).find(Boolean);
  return {
    ...part,
    ...(level !== undefined && { terms: [`'~level:${level}'`] }),
    ...(part.typed.length <= shortest && { inTitle: true }),
  };
}

/** “Social work” is done by a social worker. */
function doneByWorker(work: string): string {
  const [, before = ''] = /(\S+) work$/i.exec(work) ?? [];
  return before !== '' && areInOneTitle(before, 'worker') ? work.replace(/work$/i, 'worker') : work;
}
