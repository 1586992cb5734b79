import { call } from '@portway/contracts/client';
import { showEmployerApplicationOperation } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { showSponsorFactsOperation } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import {
  askVisaFactsOperation,
  showSponsoringOperation,
} from '@portway/contracts/hiring/visa-facts/visa-facts';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { RecordNotFound } from '../record-not-found.tsx';
import type { Route } from './+types/visa-facts.ts';
import { SponsoringShown } from './visa-facts-dialog.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsoring an applicant',
    description: 'Whether an applicant could be sponsored.',
    index: false,
  });

/** One applicant of the address, for this page and for the tab of the applicant's panel. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.application;
  const me = { fetch: asMe(request) };
  const options = { ...me, parameters: { id } };
  try {
    const [application, sponsoring, sponsor] = await Promise.all([
      call(showEmployerApplicationOperation, undefined, options),
      call(showSponsoringOperation, undefined, options),
      call(showSponsorFactsOperation, undefined, me),
    ]);
    const { candidate, job, status } = application;
    return { applicant: { id, status, name: candidate?.fullName ?? null, job }, sponsoring, sponsor };
  } catch (error) {
    if (error instanceof ProblemError && [400, 403, 404, 422].includes(error.status)) return null;
    throw error;
  }
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { callApi } = await readAction(request);
  const id = params.application;
  return callApi((me) => call(askVisaFactsOperation, undefined, { ...me, parameters: { id } }));
}

export default function SponsoringPage({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['application']);
  if (loaderData === null) return <RecordNotFound title="Sponsoring an applicant" what="this application" />;
  const { applicant } = loaderData;
  return (
    <div>
      {applicant.job !== null && (
        <Link
          to={`/dashboard/hiring/board?job=${applicant.job.id}&applicant=${applicant.id}`}
          className="way-back"
        >
          <ArrowLeft size={18} />
          {applicant.job.title}
        </Link>
      )}
      <h1 className="text-36 wrap-anywhere">Sponsoring {applicant.name ?? 'an applicant'}</h1>
      <div className="mt-6 max-w-measure">
        <SponsoringShown {...loaderData} />
      </div>
    </div>
  );
}
