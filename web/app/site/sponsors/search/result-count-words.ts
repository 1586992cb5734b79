import type { SponsorsFound } from '@portway/contracts/register/sponsor-register/sponsors';
import { sponsorsCounted } from '../places.ts';

type Counted = Pick<SponsorsFound, 'total' | 'guess' | 'unknown'>;

/** How many sponsors a search found, and how it read what was typed. */
export function resultCountWords({ total, guess, unknown }: Counted, query: string | undefined): string {
  const count = total.capped
    ? `More than ${total.count.toLocaleString('en-GB')} sponsors`
    : sponsorsCounted(total.count);
  if (!guess || query === undefined) return `${count}.`;
  if (unknown.length > 0) {
    const words = unknown.map((word) => `“${word}”`).join(' and ');
    return `${count}. No name has ${words}; these have the rest:`;
  }
  return `${count}. Nothing is written “${query}”; similar names:`;
}
