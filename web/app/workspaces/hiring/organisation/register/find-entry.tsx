import type { SponsorsFound } from '@portway/contracts/register/sponsor-register/sponsors';
import { Form, Link } from 'react-router';
import { overallRating, routesInShort } from '../../../../text/sponsor/rating-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { EntryLink } from './entry-link.tsx';

export interface FoundEntries {
  /** What was typed. */
  readonly text: string;
  readonly sponsors: SponsorsFound['sponsors'];
  readonly total: number;
}

/** Searches the register for an entry under another name, or in another town. */
export function FindEntry({ results }: { results: FoundEntries | undefined }) {
  return (
    <div>
      <h3 className="mb-4 font-semibold">Is your entry under another name, or in another town?</h3>
      <Form
        action="/dashboard/organisation/register"
        className="flex flex-wrap items-end gap-3"
        preventScrollReset
      >
        <TextField
          name="find"
          label="Name on the register"
          type="search"
          autoComplete="off"
          defaultValue={results?.text ?? ''}
          className="min-w-60 flex-1"
        />
        <Button look="outline">Search</Button>
      </Form>
      <div role="status">
        {results !== undefined && <p className="mt-4 text-15 text-ink-2">{countOf(results)}</p>}
      </div>
      {results !== undefined && results.sponsors.length > 0 && (
        <ul className="rows mt-4">
          {results.sponsors.map((sponsor) => (
            <li key={sponsor.slug}>
              <div className="min-w-0">
                <p>
                  <EntryLink entry={sponsor} />
                </p>
                <p className="mt-1 text-15 text-ink-2">
                  {overallRating(sponsor.routes).words} · {routesInShort(sponsor.routes)}
                </p>
              </div>
              <Link
                to={`/dashboard/organisation/register?claim=${sponsor.slug}`}
                preventScrollReset
                aria-label={`This is us: ${sponsor.name}`}
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >
                This is us
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function countOf({ sponsors, total, text }: FoundEntries): string {
  if (text.trim() === '') return 'Enter the name that the register has.';
  if (total === 0) return `The register has nothing like “${text}”. Try fewer words.`;
  if (total > sponsors.length)
    return `The first ${sponsors.length} of ${total}. Add a word, such as the town.`;
  return total === 1 ? '1 entry found.' : `${total} entries found.`;
}
