import { call, submit } from '@portway/contracts/client';
import { showEmployerApplicationOperation } from '@portway/contracts/hiring/employer-applications/employer-applications';
import {
  answerSponsorshipReviewOperation,
  draftSponsorshipRejectionOperation,
  rejectForSponsorshipOperation,
  showSponsorshipRejectionOperation,
} from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { RecordNotFound } from '../record-not-found.tsx';
import type { Route } from './+types/reject-for-sponsorship.ts';
import { RejectionSteps } from './rejection-steps.tsx';
import { sponsoringPath } from './visa-facts-path.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Rejecting for sponsorship',
    description: 'One applicant, with the rule, looked at twice.',
    index: false,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const options = { fetch: asMe(request), parameters: { id: params.application } };
  try {
    const [application, employerRejection] = await Promise.all([
      call(showEmployerApplicationOperation, undefined, options),
      call(showSponsorshipRejectionOperation, undefined, options),
    ]);
    return {
      id: application.id,
      name: application.candidate?.fullName ?? 'this applicant',
      employerRejection,
    };
  } catch (error) {
    if (error instanceof ProblemError && [400, 403, 404, 422].includes(error.status)) return null;
    throw error;
  }
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: params.application };
  if (intent === 'draft')
    return callApi((me) =>
      submit(draftSponsorshipRejectionOperation, { text: values.text }, { ...me, parameters }),
    );
  if (intent === 'reject')
    return callApi((me) =>
      call(rejectForSponsorshipOperation, { seen: values.seen ?? '' }, { ...me, parameters }),
    );
  const { outcome, text } = values;
  return callApi((me) => submit(answerSponsorshipReviewOperation, { outcome, text }, { ...me, parameters }));
}

export default function RejectForSponsorship({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['application']);
  if (loaderData === null)
    return <RecordNotFound title="Rejecting for sponsorship" what="this application" />;
  const { id, name, employerRejection } = loaderData;
  return (
    <div>
      <Link to={sponsoringPath(id)} className="way-back">
        <ArrowLeft size={18} />
        Sponsoring {name}
      </Link>
      <h1 className="text-36 wrap-anywhere">
        {employerRejection.rejection === null
          ? `Turn ${name} down because of sponsorship?`
          : `You turned ${name} down because of sponsorship`}
      </h1>
      <div className="mt-6 flex max-w-measure flex-col gap-5">
        <RejectionSteps employerRejection={employerRejection} name={name} />
      </div>
    </div>
  );
}
