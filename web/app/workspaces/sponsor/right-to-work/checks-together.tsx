import { submit } from '@portway/contracts/client';
import { checkTogetherOperation } from '@portway/contracts/sponsor/right-to-work/employed-people';
import {
  type CheckedPerson,
  listChecksOperation,
} from '@portway/contracts/sponsor/right-to-work/right-to-work';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { documentGroups, methodOptions } from '../../../subjects/right-to-work/check-words.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/checks-together.ts';
import { engagementWords } from './person-words.ts';
import { noShareCode, notRecording } from './record-words.ts';
import { statusWords } from './status-words.ts';

const title = 'Record several checks';
const list = '/dashboard/sponsor/evidence/right-to-work';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title,
    description: 'Record the right to work checks of several people at once.',
    index: false,
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const status = new URL(request.url).searchParams.get('status') ?? 'no-check';
  return loadOrRefusal(() => submit(listChecksOperation, { status }, { fetch: asMe(request) }));
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  const rows = chosenRows(values);
  const state = await callApi((me) =>
    submit(checkTogetherOperation, { checks: rows.map((of) => checkTyped(values, of)) }, me),
  );
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([path, words]) => {
      const [, at = '', field = ''] = /^checks\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const person = rows[Number(at)];
      return [sharedFields.has(field) || person === undefined ? field || path : `${field}-${person}`, words];
    }),
  );
  return { ...state, fieldErrors };
}

/** Asked once, for all. */
const sharedFields: ReadonlySet<string> = new Set(['method', 'checkedOn', 'checker']);

const chosenRows = (values: FormValues) =>
  Object.keys(values).flatMap((name) => (name.startsWith('of-') ? [name.slice('of-'.length)] : []));

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

function checkTyped(values: FormValues, of: string) {
  const online = values.method === 'online-share-code';
  const ofDocument = online ? 'evisa' : orNull(values[`document-${of}`]);
  return {
    of,
    method: values.method ?? '',
    checkedOn: values.checkedOn ?? '',
    checker: values.checker ?? '',
    ...(ofDocument !== null && { document: ofDocument }),
    expiresOn: orNull(values[`expiresOn-${of}`]),
    documentExpiresOn:
      values.method === 'digital-verification-service' ? orNull(values[`expiresOn-${of}`]) : null,
    noticeOn: values.method === 'employer-checking-service' ? orNull(values[`expiresOn-${of}`]) : null,
    withNationalInsurance: values[`insurance-${of}`] === undefined ? null : true,
  };
}

/** What the day beside a person is, by the way of the check. */
const dayWords: Readonly<Record<string, string>> = {
  'employer-checking-service': 'Day in the notice',
  'digital-verification-service': 'Last day of the passport',
};

export default function ChecksTogether({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { fullName, organisation } = useMe();
  const [method, setMethod] = useState('manual');
  const role = organisation?.complianceRole;
  if (role !== 'officer' && role !== 'adviser') return <Refused title={title} refusal={notRecording} />;
  if ('refusal' in loaderData) return <Refused title={title} refusal={loaderData.refusal} />;
  const { people } = loaderData;
  return (
    <div>
      <Link to={list} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Right to work
      </Link>
      <h1 className="text-36">{title}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        The same day and way for all, the document of each. All are recorded, or none. {noShareCode}
      </p>
      {people.length === 0 ? (
        <EmptyState
          Icon={ShieldCheck}
          title="Nobody waits for a check"
          action={<LinkButton to={list}>Back to the list</LinkButton>}
        >
          Everyone on record has one.
        </EmptyState>
      ) : (
        <div className="mt-6">
          <ActionForm intent="together" button="Record these checks" onSuccess={() => navigate(list)}>
            {(field) => (
              <>
                <Panel title="How they were checked">
                  <div className="grid gap-6 lg:grid-cols-3">
                    <SelectField
                      {...field('method')}
                      label="How"
                      options={methodOptions.filter(({ value }) => value !== 'none')}
                      defaultValue={method}
                      onChange={({ currentTarget }) => setMethod(currentTarget.value)}
                    />
                    <DateField
                      {...field('checkedOn')}
                      label="Day of the checks"
                      defaultValue={londonToday()}
                    />
                    <TextField {...field('checker')} label="Who made them" defaultValue={fullName} />
                  </div>
                </Panel>
                <Panel title="Whom you checked, and what it showed" text="Tick whom you checked.">
                  <ul className="flex flex-col gap-6">
                    {people.map((person) => (
                      <PersonRow
                        key={person.id}
                        person={person}
                        method={method}
                        errors={{
                          document: field(`document-${person.id}`).error,
                          day:
                            field(`expiresOn-${person.id}`).error ??
                            field(`documentExpiresOn-${person.id}`).error ??
                            field(`noticeOn-${person.id}`).error,
                        }}
                      />
                    ))}
                  </ul>
                </Panel>
              </>
            )}
          </ActionForm>
        </div>
      )}
    </div>
  );
}

interface PersonRowProps {
  person: CheckedPerson;
  method: string;
  errors: { document: string | undefined; day: string | undefined };
}

function PersonRow({ person: { id, fullName, engagement, status }, method, errors }: PersonRowProps) {
  const [isChosen, setIsChosen] = useState(false);
  return (
    <li className="border-t border-line pt-4 first:border-0 first:pt-0">
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          name={`of-${id}`}
          className="size-5"
          checked={isChosen}
          onChange={({ currentTarget }) => setIsChosen(currentTarget.checked)}
        />
        <span className="wrap-anywhere">
          {fullName}
          <span className="block text-14 font-normal text-ink-2">
            {engagementWords[engagement]} · {statusWords[status]}
          </span>
        </span>
      </label>
      {isChosen && (
        <div className="mt-3 grid gap-4 lg:grid-cols-3">
          {method !== 'online-share-code' && (
            <SelectField
              name={`document-${id}`}
              label={`Document of ${fullName}`}
              error={errors.document}
              options={[{ value: '', label: 'Choose' }]}
              groups={documentGroups}
              defaultValue=""
            />
          )}
          <DateField
            name={`expiresOn-${id}`}
            label={dayWords[method] ?? 'Permission ends, if it does'}
            error={errors.day}
            defaultValue=""
          />
          {method === 'manual' && (
            <label className="flex min-h-11 items-center gap-3 text-15">
              <input type="checkbox" name={`insurance-${id}`} className="size-5" />
              National Insurance number seen, where the document asks for it
            </label>
          )}
        </div>
      )}
    </li>
  );
}
