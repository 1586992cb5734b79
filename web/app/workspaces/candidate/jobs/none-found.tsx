import { submit } from '@portway/contracts/client';
import { browseJobsOperation } from '@portway/contracts/jobs/jobs';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NextLinks } from '../../../kit/frame/next-links.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import {
  type JobSearch,
  type JobSearchName,
  jobSearchQuery,
  withoutParameters,
} from '../../../subjects/job/job-search.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { filtersIn } from './search-in-words.ts';

/** No jobs match: says which filter to remove, and how many jobs would match then. */
export function NoneFound({ search }: { search: JobSearch }) {
  const parts = partsOf(search);
  const ways = useLooser(search);
  if (parts.length === 0)
    return (
      <EmptyState
        Icon={SearchX}
        title="No jobs are published at the moment"
        action={<NextLinks ways={['profile', 'salary', 'rules']} />}
      >
        Until then, make your profile ready, and see what a sponsored job must pay.
      </EmptyState>
    );
  return (
    <EmptyState
      Icon={SearchX}
      title="No job fits all of this"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {ways.map(({ name, words, jobs }) => (
            <LinkButton
              key={name}
              to={jobSearchQuery(withoutParameters(search, name))}
              look="outline"
              preventScrollReset
            >
              {`Without ${words}: ${jobs}`}
            </LinkButton>
          ))}
          <LinkButton to="?" preventScrollReset look={ways.length > 0 ? 'quiet' : 'primary'}>
            Show all jobs
          </LinkButton>
        </div>
      }
    >
      {ways.length > 0
        ? 'Take one part away, and these fit.'
        : 'Try fewer words or fewer filters, or save this search: we can mail you when a job fits.'}
    </EmptyState>
  );
}

interface Looser {
  readonly name: JobSearchName;
  readonly words: string;
  readonly jobs: string;
}

function partsOf(search: JobSearch): readonly { readonly name: JobSearchName; readonly words: string }[] {
  const typed = (['title', 'place'] as const).flatMap((name) => {
    const text = search[name];
    return text === undefined ? [] : [{ name, words: `“${text}”` }];
  });
  return [...typed, ...filtersIn(search)];
}

/**
 * How many jobs each filter excludes: fetched in the background, and left out on failure or where it changes
 * nothing.
 */
function useLooser(search: JobSearch): readonly Looser[] {
  const [found, setFound] = useState<{ readonly of: JobSearch; readonly ways: readonly Looser[] }>();
  useEffect(() => {
    const parts = partsOf(search).slice(0, 6);
    if (parts.length < 2) return;
    void Promise.all(parts.map((part) => withoutPart(search, part))).then((ways) =>
      setFound({ of: search, ways: ways.filter((way) => way !== undefined) }),
    );
  }, [search]);
  return found?.of === search ? found.ways : [];
}

async function withoutPart(search: JobSearch, { name, words }: { name: JobSearchName; words: string }) {
  try {
    const { total } = await submit(browseJobsOperation, withoutParameters(search, name), {
      fetch: asMe(new Request(location.href)),
    });
    const count = `${total.count.toLocaleString('en-GB')}${total.more ? '+' : ''}`;
    const jobs = total.count === 1 ? '1 job' : `${count} jobs`;
    return total.count === 0 ? undefined : { name, words, jobs };
  } catch {
    return undefined;
  }
}
