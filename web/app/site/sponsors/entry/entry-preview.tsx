import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { sponsorPath } from '../places.ts';
import type { loader } from '../sponsor.tsx';
import { SponsorEntry } from './sponsor-entry.tsx';

/** The entry of the first answer beside the list, on a wide screen with scripts. The one before stays until it is there. */
export function EntryPreview({ slug, today }: { slug: string; today: string }) {
  const { load, data } = useFetcher<typeof loader>({ key: 'beside' });
  useEffect(() => {
    if (matchMedia('(width >= 64rem)').matches) void load(sponsorPath(slug));
  }, [load, slug]);
  return (
    <aside className="sponsor-beside" aria-label="The first answer">
      {data?.sponsor && <SponsorEntry sponsor={data.sponsor} today={today} level={2} />}
    </aside>
  );
}
