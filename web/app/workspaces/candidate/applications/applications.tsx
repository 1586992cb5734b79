import { reopenOperation, withdrawOperation } from '@portway/contracts/candidate/applications/applications';
import { downloadResumeOperation } from '@portway/contracts/candidate/resumes/resumes';
import { call, download, submit } from '@portway/contracts/client';
import { askSponsorshipReviewOperation } from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import {
  declineVisaFactsOperation,
  shareVisaFactsOperation,
  takeBackVisaFactsOperation,
} from '@portway/contracts/hiring/visa-facts/visa-facts';
import { useEffect } from 'react';
import { readAction } from '../../../kit/forms/read-action.ts';
import { useFreshHeading } from '../../../kit/frame/fresh-heading.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { refreshUnreadCounts } from '../../../kit/loading/unread-counts.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ForCandidates } from '../for-candidates.tsx';
import type { Route } from './+types/applications.ts';
import { ApplicationPage } from './application-page.tsx';
import './applications.css';
import { ApplicationList } from './application-list.tsx';
import { loadApplied } from './load-applications.ts';
import { NotFound } from './not-found.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Applied', description: 'The jobs you have applied for.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadApplied(request);
export const HydrateFallback = PageSkeleton;

/**
 * Withdraws or reopens the application that the address names, downloads the CV sent with it, or shares and stops
 * sharing visa facts.
 */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? new URL(request.url).searchParams.get('application') ?? '' };
  if (intent === 'cv')
    return callApi(async (me) => ({
      message: `${values.name} is saved with your downloads.`,
      file: await download(downloadResumeOperation, undefined, { ...me, parameters }),
    }));
  if (intent === 'share') {
    const seen: unknown = JSON.parse(values.seen ?? '{}');
    return callApi((me) => submit(shareVisaFactsOperation, { seen }, { ...me, parameters }));
  }
  if (intent === 'review')
    return callApi((me) =>
      submit(askSponsorshipReviewOperation, { text: values.text }, { ...me, parameters }),
    );
  if (intent === 'decline')
    return callApi((me) => call(declineVisaFactsOperation, undefined, { ...me, parameters }));
  if (intent === 'stop-sharing')
    return callApi((me) => call(takeBackVisaFactsOperation, undefined, { ...me, parameters }));
  const operation = intent === 'reopen' ? reopenOperation : withdrawOperation;
  return callApi((me) => call(operation, undefined, { ...me, parameters }));
}

export default function Applied({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['application', 'message', 'read']);
  useFreshHeading(loaderData.shows === 'one' ? loaderData.one.id : '');
  useEffect(() => {
    // The page is up to date already: this updates the sidebar too.
    if (loaderData.shows !== 'nothing') void refreshUnreadCounts();
  }, [loaderData]);
  if (loaderData.shows === 'one')
    return (
      <ApplicationPage
        key={loaderData.one.id}
        application={loaderData.one}
        visaFacts={loaderData.visaFacts}
        rejection={loaderData.rejection}
      />
    );
  if (loaderData.shows === 'nothing') return <NotFound />;
  return (
    <ForCandidates title="Applied">
      <ApplicationList {...loaderData.list} />
    </ForCandidates>
  );
}
