import { namesIn } from '@portway/server/modules/register/sponsor-register/folded-name.policy';
import type { SponsorEntry } from '@portway/server/modules/register/sponsor-register/search/sponsor-index';
import { type Chance, chance } from '../rules/seeded.ts';

/** One query, and the entry that a person means by it. */
export interface Query {
  readonly text: string;
  readonly entry: SponsorEntry;
}

/** Queries of one kind, with its goals. */
export interface Queries {
  readonly kind: string;
  /** The share whose entry is among the first five. */
  readonly minFound: number;
  /** Microseconds of the engine, 99th percentile; undefined if it is only reported. */
  readonly p99?: number;
  readonly queries: readonly Query[];
}

const howMany = 2000;

/** The seven ways in which people write a name, drawn from a seed out of all entries. */
export function drawQueries(entries: readonly SponsorEntry[]): Queries[] {
  const { upTo } = chance(2026);
  const draw = (write: (entry: SponsorEntry) => string | undefined): Query[] => {
    const queries: Query[] = [];
    // So many tries are enough for the kind that fewest names have.
    for (let tries = 0; queries.length < howMany && tries < howMany * 200; tries++) {
      const entry = entries[upTo(entries.length - 1)];
      const text = entry && write(entry);
      if (text && /[a-z]/i.test(text)) queries.push({ text, entry });
    }
    return queries;
  };
  return [
    { kind: 'the name as it is written', minFound: 0.99, queries: draw(({ name }) => name) },
    { kind: 'without Ltd or Limited', minFound: 0.97, queries: draw(({ name }) => bare(name).toLowerCase()) },
    {
      kind: 'words in another order',
      minFound: 0.95,
      queries: draw(({ name }) => shuffled(bare(name), upTo)),
    },
    {
      kind: 'a slip of the pen',
      minFound: 0.92,
      p99: 500,
      queries: draw(({ name }) => misspelt(bare(name), upTo)),
    },
    { kind: 'a name it trades under', minFound: 0.95, queries: draw(({ names }) => names[0]) },
    {
      kind: 'with the town',
      minFound: 0.93,
      queries: draw(({ name, town }) => (town === null ? undefined : `${bare(name)} ${town}`)),
    },
    {
      kind: 'the beginning of the name',
      minFound: 0.9,
      p99: 50,
      queries: draw(({ name }) => beginning(bare(name), upTo)),
    },
  ];
}

type UpTo = Chance['upTo'];

/** The legal name without the kind of company. */
function bare(name: string): string {
  return namesIn(name).legal.replace(/[\s,]*\b(?:limited|ltd|plc|llp|cic|inc)\b\.?\s*$/i, '');
}

function shuffled(name: string, upTo: UpTo): string | undefined {
  const words = name.split(/\s+/);
  if (words.length < 2) return undefined;
  for (let at = words.length - 1; at > 0; at--) {
    const [character] = words.splice(upTo(at), 1);
    if (character !== undefined) words.push(character);
  }
  return words.join(' ');
}

/** In one word of at least five letters a letter is dropped, doubled, wrong, or swapped with the next. */
function misspelt(name: string, upTo: UpTo): string | undefined {
  const words = name.match(/[a-z]{5,}/gi);
  if (words === null) return undefined;
  const word = words[upTo(words.length - 1)] ?? '';
  const at = name.indexOf(word) + 1 + upTo(word.length - 3);
  const [before, letter, next, after] = [
    name.slice(0, at),
    name.slice(at, at + 1),
    name.slice(at + 1, at + 2),
    name.slice(at + 2),
  ];
  const wrong = 'abcdefghijklmnopqrstuvwxyz'[upTo(25)] ?? '';
  const slips = [
    before + next + after,
    before + letter + letter + next + after,
    before + wrong + next + after,
    before + next + letter + after,
  ];
  return slips[upTo(3)];
}

/** Six to nine tenths of a name, never fewer than five letters. */
function beginning(name: string, upTo: UpTo): string | undefined {
  if (name.length < 6) return undefined;
  return name.slice(0, Math.max(5, Math.ceil((name.length * (60 + upTo(30))) / 100)));
}
