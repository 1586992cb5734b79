import { call, submit } from '@portway/contracts/client';
import { answerTemplatesOperation } from '@portway/contracts/staff/answer-templates';
import {
  answerEnquiryOperation,
  assignEnquiryOperation,
  colleaguesOperation,
  decideReportOperation,
  markEnquiryOperation,
  noteEnquiryOperation,
  staffEnquiryOperation,
} from '@portway/contracts/staff/staff';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { atTime } from '../../../text/moments.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Route } from './+types/enquiry.ts';
import { AnswerForm } from './answer-form.tsx';
import { Decision } from './decision.tsx';
import { EnquiryTags } from './enquiry-tags.tsx';
import { NoteForm } from './note-form.tsx';
import { onField } from './on-field.ts';
import type { Colleague, WholeEnquiry } from './whole-enquiry.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Enquiry', description: 'One enquiry with its notes and answers.', index: false });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const me = { fetch: asMe(request) };
  const [enquiry, { staff }, { templates }] = await Promise.all([
    submit(staffEnquiryOperation, undefined, { ...me, parameters: { id: params.enquiry } }),
    call(colleaguesOperation, undefined, me),
    call(answerTemplatesOperation, undefined, me),
  ]);
  return { enquiry, staff, templates };
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: params.enquiry };
  const { key = '', note = '', answer = '', to = '', state } = values;
  const once = { 'Idempotency-Key': key };
  switch (intent) {
    case 'note':
      return onField(
        'note',
        await callApi((me) =>
          call(noteEnquiryOperation, { text: note }, { ...me, parameters, headers: once }),
        ),
      );
    case 'answer':
      return onField(
        'answer',
        await callApi((me) =>
          call(answerEnquiryOperation, { text: answer }, { ...me, parameters, headers: once }),
        ),
      );
    case 'assign':
      return callApi((me) =>
        call(assignEnquiryOperation, { to: to === '' ? null : to }, { ...me, parameters }),
      );
    case 'decide': {
      const { decision, reason } = values;
      return callApi((me) => submit(decideReportOperation, { decision, reason }, { ...me, parameters }));
    }
    default:
      return callApi((me) => submit(markEnquiryOperation, { state }, { ...me, parameters }));
  }
}

export default function EnquiryPage({ loaderData: { enquiry, staff, templates } }: Route.ComponentProps) {
  return (
    <div>
      <EnquiryHeading enquiry={enquiry} />
      <div className="staff-page">
        <div>
          <Panel title="What they sent">
            <Facts enquiry={enquiry} />
          </Panel>
          <Panel title="History">
            <EnquiryHistory history={enquiry.history} />
          </Panel>
          {enquiry.report !== null && <Decision report={enquiry.report} />}
          <Panel title="Answer">
            <AnswerForm key={enquiry.id} reply={enquiry.reply} templates={templates} />
          </Panel>
        </div>
        <div>
          <Panel title="Manage this enquiry">
            <Handling enquiry={enquiry} staff={staff} />
          </Panel>
          <Panel title="Note" text="Only the team can see it.">
            <NoteForm key={enquiry.id} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** The sender, and a link back to the list as it was left. */
function EnquiryHeading({ enquiry }: { enquiry: WholeEnquiry }) {
  const { name, email, receivedAt, assignedTo } = enquiry;
  return (
    <>
      <Back />
      <h1 className="mt-2 text-36 wrap-anywhere">{name ?? email}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <EnquiryTags {...enquiry} />
        <span>
          Received {atTime(receivedAt)}
          {assignedTo !== null && ` · with ${assignedTo.fullName}`}
        </span>
      </p>
    </>
  );
}

/** A user who came from the list goes back in the history: to the same search, page and scroll position. */
function Back() {
  const navigate = useNavigate();
  const from = cameFrom(useLocation().state);
  const back = (event: MouseEvent) => {
    if (from === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={`/staff${from ?? ''}`}
      onClick={back}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
    >
      <ArrowLeft size={20} aria-hidden />
      Enquiries
    </Link>
  );
}

function cameFrom(state: unknown): string | undefined {
  const hasOrigin = typeof state === 'object' && state !== null && 'from' in state;
  return hasOrigin && typeof state.from === 'string' ? state.from : undefined;
}

/** What the team has done, oldest first. */
function EnquiryHistory({ history }: Pick<WholeEnquiry, 'history'>) {
  if (history.length === 0) return <p className="text-ink-2">Nobody has answered or noted anything yet.</p>;
  return (
    <ol className="enquiry-history">
      {history.map(({ id, kind, by, at, text }) => (
        <li key={id} data-kind={kind}>
          <p className="text-14 text-ink-2">
            <span className="font-semibold text-ink">{kind === 'answer' ? 'Answer' : 'Note'}</span> by{' '}
            {by ?? 'someone who has left'}, {atTime(at)}
          </p>
          <p className="as-written mt-1">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** All details sent with it. */
function Facts({ enquiry }: { enquiry: WholeEnquiry }) {
  const { name, email, phone, organisation, details, message, suspected } = enquiry;
  const facts = [
    { name: 'Name', value: name },
    { name: 'Email', value: email },
    { name: 'Telephone', value: phone },
    { name: 'Organisation', value: organisation },
    ...details,
  ];
  return (
    <>
      <dl className="staff-facts">
        {facts.map(
          (fact) =>
            fact.value !== null && (
              <div key={fact.name} className="contents">
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ),
        )}
      </dl>
      {message !== null && (
        <>
          <h3 className="mt-6 text-16">Message</h3>
          <p className="as-written mt-2">{message}</p>
        </>
      )}
      {suspected && (
        <p className="mt-4 text-14 text-ink-2">
          A field that people cannot see was filled in, so a program probably sent this. Nobody was emailed
          about it.
        </p>
      )}
    </>
  );
}

interface HandlingProps {
  enquiry: WholeEnquiry;
  staff: readonly Colleague[];
}

/** Who handles it, and whether it is done. */
function Handling({ enquiry: { assignedTo, state }, staff }: HandlingProps) {
  const { send, sending, formState } = useAction();
  const options = [
    { value: '', label: 'Nobody' },
    ...staff.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
  const isClosed = state === 'closed';
  return (
    <div className="flex flex-col gap-6">
      <ActionForm intent="assign" button="Assign" look="outline">
        {(field) => (
          <SelectField
            key={assignedTo?.id ?? ''}
            {...field('to')}
            label="Assigned to"
            options={options}
            defaultValue={assignedTo?.id ?? ''}
          />
        )}
      </ActionForm>
      <div className="border-t border-line pt-6">
        <BusyButton
          type="button"
          look="outline"
          sending={sending}
          onClick={() => sending || send(actionForm('mark', { state: isClosed ? 'open' : 'closed' }))}
        >
          {isClosed ? 'Open it again' : 'Close the enquiry'}
        </BusyButton>
        <StatusMessage state={formState} />
      </div>
    </div>
  );
}
