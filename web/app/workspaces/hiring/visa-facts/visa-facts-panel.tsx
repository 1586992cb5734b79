import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { clientLoader } from './visa-facts.tsx';
import { SponsoringShown } from './visa-facts-dialog.tsx';
import { sponsoringPath } from './visa-facts-path.ts';

/** The tab “Sponsoring” of an applicant's panel. It loads by itself, and again whenever its page does. */
export function SponsoringPanel({ application }: { application: string }) {
  const { data, load } = useFetcher<typeof clientLoader>({ key: `sponsoring ${application}` });
  useEffect(() => {
    void load(sponsoringPath(application));
  }, [application, load]);
  if (data === undefined) return <Skeleton lines={[8, 10, 6]} card={false} />;
  if (data === null) return <p>This application is gone.</p>;
  return <SponsoringShown {...data} />;
}
