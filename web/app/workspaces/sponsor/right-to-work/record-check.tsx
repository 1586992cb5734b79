import { call } from '@portway/contracts/client';
import { recordRightToWorkOperation } from '@portway/contracts/sponsor/workers/worker-records';
import { showWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/record-check.ts';
import { CheckForm } from './check-form.tsx';
import { historyOf } from './check-ticket.tsx';
import { noShareCode, notRecording, recordTitle } from './record-words.ts';
import { recordCheckAction } from './typed-check.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: recordTitle,
    description: 'Record how a right to work check was made, and see until when it gives an excuse.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.worker };
  return loadOrRefusal(() => call(showWorkerOperation, undefined, { fetch: asMe(request), parameters }));
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  recordCheckAction(request, {
    operation: recordRightToWorkOperation,
    id: params.worker,
    today: londonToday(),
  });

export default function RecordCheck({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  if ('refusal' in loaderData) return <Refused title={recordTitle} refusal={loaderData.refusal} />;
  const worker = loaderData;
  if (worker.may !== 'record') return <Refused title={recordTitle} refusal={notRecording} />;
  const { facts, checks } = worker;
  const page = `/dashboard/sponsor/workers/${worker.id}`;
  return (
    <div>
      <Link to={page} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        {facts.fullName}
      </Link>
      <h1 className="text-36 wrap-anywhere">Right to work of {facts.fullName}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{noShareCode}</p>
      <CheckForm
        history={historyOf({ startedOn: facts.startedOn, plannedStart: facts.certificateStart, checks })}
        arrangement={{ arrangement: 'employee', arrangedOn: null }}
        onRecorded={() => navigate(`${page}#checks`)}
      />
    </div>
  );
}
