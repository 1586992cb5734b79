import { call } from '@portway/contracts/client';
import { showCaseOperation } from '@portway/contracts/hiring/hire-cases/hire-cases';
import { listWorkersOperation } from '@portway/contracts/sponsor/workers/workers';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/new-worker.ts';
import { newWorkerAction } from './worker-actions.ts';
import { FactFields, TermsFields } from './worker-fields.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Add a worker', description: 'Add a sponsored worker by form.', index: false });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get('case');
  const me = { fetch: asMe(request) };
  return loadOrRefusal(async () => {
    const [{ managers, places }, hire] = await Promise.all([
      call(listWorkersOperation, {}, me),
      id === null ? null : call(showCaseOperation, undefined, { ...me, parameters: { id } }),
    ]);
    return { managers, places, hire };
  });
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request }: Route.ClientActionArgs) => newWorkerAction(request);

const notRecording = {
  code: 'forbidden',
  message: 'Only compliance officers and advisers add workers. Ask one of them.',
};

export default function NewWorker({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const role = useMe().organisation?.complianceRole;
  if (role !== 'officer' && role !== 'adviser')
    return <Refused title="Add a worker" refusal={notRecording} />;
  if ('refusal' in loaderData) return <Refused title="Add a worker" refusal={loaderData.refusal} />;
  const { managers, places, hire } = loaderData;
  const terms = hire?.terms;
  return (
    <div>
      <Link to="/dashboard/sponsor/workers" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Workers
      </Link>
      <h1 className="text-36">
        {hire === null ? 'Add a sponsored worker' : `Add ${hire.candidate} as a sponsored worker`}
      </h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Only the name is needed now. The rest can follow; until it does, some things can’t be counted.
      </p>
      {hire !== null && (
        <Notice className="mt-4" title="Filled in from the hire">
          Check it against the certificate. This record stays with you if {hire.candidate} deletes their
          account.
        </Notice>
      )}
      <div className="mt-6 max-w-[46rem]">
        <ActionForm<{ id: string }>
          intent="add"
          button="Add worker"
          onSuccess={({ id }) => navigate(`/dashboard/sponsor/workers/${id}`)}
        >
          {(field) => (
            <>
              <input type="hidden" name="hireCase" value={hire?.id ?? ''} />
              <Panel title="Who, and on what permission">
                <div className="flex flex-col gap-6">
                  <FactFields field={field} managers={managers} facts={{ fullName: hire?.candidate ?? '' }} />
                </div>
              </Panel>
              <Panel title="Job, pay and hours" text="Leave the job title empty to add all this later.">
                <div className="flex flex-col gap-6">
                  <TermsFields
                    field={field}
                    places={places}
                    fromDay={terms?.startsOn ?? ''}
                    terms={
                      terms && {
                        fromDay: terms.startsOn,
                        jobTitle: terms.title,
                        occupationCode: terms.occupationCode ?? null,
                        payPence: terms.pay === null ? null : terms.pay * 100,
                        hoursPerWeek: terms.hoursPerWeek,
                        worksOn: [1, 2, 3, 4, 5],
                        workPlace: null,
                        otherPlaces: [],
                        hybridPattern: null,
                        by: '',
                      }
                    }
                  />
                </div>
              </Panel>
            </>
          )}
        </ActionForm>
      </div>
    </div>
  );
}
