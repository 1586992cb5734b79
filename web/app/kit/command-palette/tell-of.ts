/** How the search stands: of what was typed, and of the places where it looks. */
export interface QuickState {
  readonly typed: string;
  /** How many entries are listed. */
  readonly found: number;
  /** Pages, fields, tools: what this browser knows. */
  readonly own: 'asking' | 'found' | 'failed';
  /** What the server knows. */
  readonly occupations: 'idle' | 'asking' | 'found' | 'failed';
}

const ownFailed = 'Your pages did not load. Check your connection, then close the search and open it again.';
const occupationsFailed = 'The search of occupations isn’t answering.';

/** What is said of what was found. */
export function tellOf({ typed, found, own, occupations }: QuickState): string {
  const faults = [own === 'failed' && ownFailed, occupations === 'failed' && occupationsFailed];
  const fault = faults.filter((one) => one !== false).join(' ');
  if (found > 0) return `${counted(found)} ${fault}`.trimEnd();
  if (own === 'asking') return 'Loading…';
  if (occupations === 'asking') return 'Searching…';
  if (typed.trim() === '') return fault;
  return `Nothing found for “${typed.trim()}”. ${fault || 'Try fewer letters, another word, or an occupation code.'}`;
}

/** A list that is there speaks for itself to those who see it. */
export function isHeardOnly({ found, own, occupations }: QuickState): boolean {
  return found > 0 && own !== 'failed' && occupations !== 'failed';
}

const counted = (found: number) => (found === 1 ? '1 result.' : `${found} results.`);
