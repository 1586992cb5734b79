import { call } from '@portway/contracts/client';
import {
  listRecordRequestsOperation,
  rightsRecord,
  showRightsInformationOperation,
} from '@portway/contracts/sponsor/record-links/record-requests';
import { showWorkerRecordsOperation } from '@portway/contracts/sponsor/records/records';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/asked.ts';
import { requestAction } from './request-actions.ts';
import { RequestCard } from './request-card.tsx';
import { RequestForm } from './request-form.tsx';
import { RightsPanel } from './rights-panel.tsx';
import '../evidence/records.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Asked by a link',
    description: 'Ask a worker for one document by a link, and decide on what arrived.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const on = { fetch: asMe(request), parameters: { id: params.worker } };
  return loadOrRefusal(async () => {
    const [records, asked, rights] = await Promise.all([
      call(showWorkerRecordsOperation, undefined, on),
      call(listRecordRequestsOperation, undefined, on),
      call(showRightsInformationOperation, undefined, { fetch: asMe(request) }),
    ]);
    return { records, asked, rights };
  });
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  requestAction(request, params.worker);

export default function Asked({ loaderData }: Route.ComponentProps) {
  const query = useQuery();
  if ('refusal' in loaderData) return <Refused title="Asked by a link" refusal={loaderData.refusal} />;
  const { records, asked, rights } = loaderData;
  const { id, fullName, lines } = records;
  const mayRecord = asked.may === 'record';
  const missing = lines.filter(({ state }) => state === 'missing');
  const firstChoice = query.get('record') ?? missing[0]?.record ?? lines[0]?.record ?? '';
  return (
    <div className="flex flex-col gap-6">
      <Link to={`/dashboard/sponsor/workers/${id}/evidence`} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Evidence of {fullName}
      </Link>
      <h1 className="text-36 wrap-anywhere">Ask {fullName} by a link</h1>
      {mayRecord && (
        <Panel
          title="Ask for one record"
          text="A link without an account: one record, one use, and it ends. A link that is open for the same record is withdrawn."
        >
          <RequestForm
            key={firstChoice}
            lines={lines}
            chosen={firstChoice}
            firstName={fullName.split(' ')[0] ?? fullName}
          />
        </Panel>
      )}
      <Panel title="Links" text="The newest first. Nothing that arrives is a record before you keep it.">
        {asked.requests.length === 0 ? (
          <p className="text-ink-2">Nobody was asked by a link yet.</p>
        ) : (
          <ul>
            {asked.requests.map((request) => (
              <RequestCard key={request.id} request={request} mayRecord={mayRecord} />
            ))}
          </ul>
        )}
      </Panel>
      {lines.some(({ record }) => record === rightsRecord) && (
        <RightsPanel current={rights.current} mayRecord={mayRecord} />
      )}
    </div>
  );
}
