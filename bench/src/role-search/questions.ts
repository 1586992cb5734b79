import { occupations } from '@portway/rules/occupations';
import { roleTitles } from '@portway/rules/role-search';
import { type Chance, chance } from '../rules/seeded.ts';

/** Queries of one kind, drawn from all titles that the search knows. */
export interface Questions {
  readonly kind: string;
  /** Goal for the 99th percentile, in microseconds. */
  readonly goal: number;
  readonly keywords: readonly string[];
}

const howMany = 4096;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The four kinds of query, drawn from a seed. */
export function drawQuestions(): Questions[] {
  const titles = roleTitles();
  const { upTo } = chance(2026);
  const title = () => titles[upTo(titles.length - 1)] ?? '';
  const code = () => occupations[upTo(occupations.length - 1)]?.code ?? '';
  const draw = (kind: string, goal: number, one: () => string) => ({
    kind,
    goal,
    keywords: Array.from({ length: howMany }, one),
  });
  return [
    draw('a code or its first digits', 50, () => code().slice(0, 1 + upTo(3))),
    draw('the beginning of a title', 50, () => beginning(title(), upTo)),
    draw('the words of a title in any order', 50, () => shuffled(title().split(' '), upTo).join(' ')),
    draw('a title with a word misspelt', 500, () => misspelt(title(), upTo)),
  ];
}

type UpTo = Chance['upTo'];

function beginning(title: string, upTo: UpTo): string {
  return title.slice(0, 1 + upTo(title.length - 1));
}

function shuffled(words: readonly string[], upTo: UpTo): string[] {
  const result = [...words];
  for (let at = result.length - 1; at > 0; at--) {
    const [word] = result.splice(upTo(at), 1);
    if (word !== undefined) result.push(word);
  }
  return result;
}

/** In the longest word a letter is dropped, two are swapped, or one is wrong. */
function misspelt(title: string, upTo: UpTo): string {
  const longest = title.split(/[\s-]/).toSorted((one, other) => other.length - one.length)[0] ?? '';
  const at = 1 + upTo(Math.max(0, longest.length - 3));
  const [before, letter, next, after] = [
    longest.slice(0, at),
    longest.slice(at, at + 1),
    longest.slice(at + 1, at + 2),
    longest.slice(at + 2),
  ];
  const wrong = letters[upTo(letters.length - 1)] ?? '';
  const slips = [before + next + after, before + next + letter + after, before + wrong + next + after];
  return title.replace(longest, slips[upTo(2)] ?? longest);
}
