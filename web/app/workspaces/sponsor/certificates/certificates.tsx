import { call, submit } from '@portway/contracts/client';
import {
  addCertificateOperation,
  type CertificateAllocation,
  type CertificateRow,
  listCertificatesOperation,
  saveAllocationOperation,
} from '@portway/contracts/sponsor/certificates/certificates';
import { showWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { FileBadge } from 'lucide-react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import type { Route } from './+types/certificates.ts';
import { kindWords, locations, stateWords } from './certificate-words.ts';
import './certificates.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Certificates', description: 'Certificates of Sponsorship.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const after = searchParams.get('after');
  const worker = searchParams.get('worker');
  const me = { fetch: asMe(request) };
  const list = await submit(listCertificatesOperation, after === null ? {} : { after }, me);
  return { ...list, forWorker: worker === null ? null : await nameOf(worker, me) };
}

/** Null where there is no such worker here: a certificate without one is begun then. */
async function nameOf(id: string, me: { fetch: ReturnType<typeof asMe> }): Promise<string | null> {
  const worker = await loadOrRefusal(() =>
    call(showWorkerOperation, undefined, { ...me, parameters: { id } }),
  );
  return 'refusal' in worker ? null : worker.facts.fullName;
}

export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  if (intent === 'allocation')
    return callApi(async (me) => {
      const allocated = values.allocated ? Number(values.allocated) : undefined;
      await submit(saveAllocationOperation, { fromDay: values.fromDay, allocated }, me);
      return { message: 'Your allocation is saved.' };
    });
  const worker = new URL(request.url).searchParams.get('worker');
  return callApi(async (me) => {
    const location = values.location === 'outside' ? 'outside' : 'inside';
    const { id } = await call(addCertificateOperation, { worker, location }, me);
    return { message: 'The certificate is begun.', id };
  });
}

export default function Certificates({ loaderData }: Route.ComponentProps) {
  const { certificates, next, allocation, forWorker } = loaderData;
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const role = useMe().organisation?.complianceRole;
  const mayRecord = role === 'officer' || role === 'adviser';
  return (
    <div>
      <h1 className="text-36">{titleOf(allocation)}</h1>
      <p className="mt-2 max-w-160 text-ink-2">
        Prepare a certificate here, copy it into the Sponsorship Management System, and record what happened.
        Nothing here is sent to the Home Office.
      </p>
      {certificates.length === 0 ? (
        <EmptyState Icon={FileBadge} title="No certificate is on record yet">
          Begin one from a worker’s page, which fills in what is on record, or below without a worker.
        </EmptyState>
      ) : (
        <ul ref={list} tabIndex={-1} className="certificate-list">
          {certificates.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <Pager next={next} list={list} />
      {mayRecord && (
        <div className="mt-6">
          <Panel
            title={forWorker === null ? 'Begin a certificate' : `Begin a certificate for ${forWorker}`}
            text={
              forWorker === null ? (
                <p>
                  Without a worker. For one on record, begin from{' '}
                  <Link to="/dashboard/sponsor/workers" className="text-link underline">
                    the worker’s page
                  </Link>
                  : job, pay and place are filled in. Someone outside the UK needs a defined one, which you
                  ask for first.
                </p>
              ) : (
                'Job, pay and place are filled in from the record. Someone outside the UK needs a defined one, which you ask for first.'
              )
            }
          >
            <ActionForm<{ id: string }>
              intent="add"
              button="Begin"
              onSuccess={({ id }) => void navigate(`/dashboard/sponsor/certificates/${id}`)}
            >
              {(field) => (
                <ChoiceField
                  {...field('location')}
                  label="Where does the worker apply from?"
                  options={locations}
                  defaultValue="inside"
                />
              )}
            </ActionForm>
          </Panel>
          <Panel
            title="Your allocation"
            text="How many undefined certificates you were given for the year. Your level 1 user sees it in the Sponsorship Management System."
          >
            <ActionForm intent="allocation" button="Save" look="outline">
              {(field) => (
                <div className="grid gap-6 sm:grid-cols-2">
                  <DateField
                    {...field('fromDay')}
                    label="First day of the year"
                    defaultValue={allocation?.fromDay ?? ''}
                  />
                  <NumberField
                    {...field('allocated')}
                    label="Certificates allocated"
                    defaultValue={allocation?.allocated}
                  />
                </div>
              )}
            </ActionForm>
            {allocation !== null && <Year allocation={allocation} />}
          </Panel>
        </div>
      )}
    </div>
  );
}

function titleOf(allocation: CertificateAllocation | null): string {
  if (allocation === null) return 'Your allocation is not recorded yet';
  const { left, toDay } = allocation;
  if (left < 0) return `${-left} more assigned than allocated until ${dayInWords(toDay)}`;
  return `${left} undefined ${left === 1 ? 'certificate is' : 'certificates are'} left until ${dayInWords(toDay)}`;
}

function Year({
  allocation: { allocated, assigned, askFrom, answeredBy },
}: {
  allocation: CertificateAllocation;
}) {
  return (
    <p className="mt-4 text-15 text-ink-2">
      {assigned} of {allocated} are assigned, as recorded here.
      {askFrom !== null &&
        answeredBy !== null &&
        ` More for the next year can be asked for from ${dayInWords(askFrom)}; an answer can take until ${dayInWords(answeredBy)}.`}
    </p>
  );
}

function Row({ row: { id, worker, kind, state, jobTitle, numberTail, standing } }: { row: CertificateRow }) {
  return (
    <li className="certificate-row">
      <div>
        <h2 className="text-16">
          <Link to={`/dashboard/sponsor/certificates/${id}`} className="covers-all">
            {worker?.name ?? 'No worker chosen'}
          </Link>
        </h2>
        <p className="text-15 text-ink-2">
          {kindWords[kind]}
          {jobTitle !== null && `, ${jobTitle}`}
          {numberTail !== null && `, number ending ${numberTail}`}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
        <Tag>{stateWords[state]}</Tag> {standing.words}
      </p>
    </li>
  );
}
