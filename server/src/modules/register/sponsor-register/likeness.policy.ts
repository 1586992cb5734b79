import type { RegisterCandidate } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { foldedName, foldedText, kindOf, namesIn } from './folded-name.policy.ts';

type Confidence = RegisterCandidate['confidence'];

/** The employer to look up. */
export interface Sought {
  readonly name: string;
  readonly tradingName: string | null;
  readonly town: string | null;
}

export interface FoundEntry {
  readonly name: string;
  readonly town: string | null;
  readonly folded: string;
  readonly trading: boolean;
}

export interface Likeness {
  readonly confidence: Confidence;
  readonly because: readonly string[];
}

/**
 * How well an entry matches the employer, and why. `exact` requires the same name in the same town, and a
 * single such entry: nothing less is treated as the same. `namesakes` is how many other entries have the same
 * name.
 */
export function likeness(sought: Sought, entry: FoundEntry, namesakes: number): Likeness {
  const isSameName = foldedName(sought.name) === entry.folded;
  const trading = sought.tradingName !== null && foldedName(sought.tradingName) === entry.folded;
  const town = sameTown(sought.town, entry.town);
  const kinds = isSameName && !entry.trading ? kindWords(sought, entry) : [];
  const because = [
    nameWords(entry, { own: isSameName, trading }),
    ...kinds,
    townWords(sought, entry, town),
    ...others(namesakes),
  ];
  if (!isSameName && !trading) return { confidence: 'possible', because };
  if (isSameName && !entry.trading && town === true && kinds.length === 0)
    return { confidence: namesakes === 0 ? 'exact' : 'likely', because };
  return { confidence: town === false && namesakes > 0 ? 'possible' : 'likely', because };
}

type Same = boolean | 'near' | 'unknown';

/** Two towns are the same only if their names are: Bury is not Bury St Edmunds, though it may be meant. */
function sameTown(one: string | null, other: string | null): Same {
  const [oneTown, otherTown] = [townOf(one), townOf(other)];
  if (oneTown === '' || otherTown === '') return 'unknown';
  if (oneTown === otherTown) return true;
  return ` ${oneTown} `.includes(` ${otherTown} `) || ` ${otherTown} `.includes(` ${oneTown} `)
    ? 'near'
    : false;
}

const townOf = (town: string | null) =>
  foldedText(town ?? '').replace(/^(?:greater|city of) london$/, 'london');

/** A licence belongs to one legal person: another kind of company is another person. */
function kindWords(sought: Sought, entry: FoundEntry): string[] {
  const [soughtKind, entryKind] = [kindOf(sought.name), kindOf(namesIn(entry.name).legal)];
  if (soughtKind === '' || entryKind === '' || soughtKind === entryKind) return [];
  return [`Another kind of company. The register says ${entryKind}, and not ${soughtKind}.`];
}

function nameWords(entry: FoundEntry, { own, trading }: { own: boolean; trading: boolean }): string {
  if (own) return entry.trading ? 'It trades under the same name.' : 'The same name.';
  if (trading)
    return entry.trading ? 'The same trading name.' : 'The trading name is the name of this entry.';
  return 'A similar name, but not the same.';
}

function townWords({ town }: Sought, entry: FoundEntry, same: Same): string {
  if (same === true) return `The same town: ${entry.town}.`;
  if (same === 'near') return `Perhaps another town. The register says ${entry.town}, and not ${town}.`;
  if (same === false) return `Another town. The register says ${entry.town}, and not ${town}.`;
  return entry.town === null ? 'The register names no town.' : `The register says ${entry.town}.`;
}

function others(namesakes: number): string[] {
  if (namesakes === 0) return [];
  return [
    namesakes === 1
      ? 'There is another entry with this name.'
      : `There are ${namesakes} other entries with this name.`,
  ];
}
