import { call } from '@portway/contracts/client';
import {
  recordPersonCheckOperation,
  showPersonOperation,
} from '@portway/contracts/sponsor/right-to-work/employed-people';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/person-check.ts';
import { CheckForm } from './check-form.tsx';
import { historyOf } from './check-ticket.tsx';
import { arrangementOf } from './person-words.ts';
import { noShareCode, notRecording, recordTitle } from './record-words.ts';
import { recordCheckAction } from './typed-check.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: recordTitle,
    description: 'Record the right to work check of someone who is not sponsored.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.person };
  return loadOrRefusal(() => call(showPersonOperation, undefined, { fetch: asMe(request), parameters }));
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  recordCheckAction(request, {
    operation: recordPersonCheckOperation,
    id: params.person,
    today: londonToday(),
  });

export default function PersonCheck({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  if ('refusal' in loaderData) return <Refused title={recordTitle} refusal={loaderData.refusal} />;
  const person = loaderData;
  if (!person.mayRecord) return <Refused title={recordTitle} refusal={notRecording} />;
  const page = `/dashboard/sponsor/people/${person.id}`;
  return (
    <div>
      <Link to={page} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        {person.fullName}
      </Link>
      <h1 className="text-36 wrap-anywhere">Right to work of {person.fullName}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{noShareCode}</p>
      <CheckForm
        history={historyOf(person)}
        arrangement={{ arrangement: arrangementOf[person.engagement], arrangedOn: person.arrangedOn }}
        onRecorded={() => navigate(page)}
      />
    </div>
  );
}
