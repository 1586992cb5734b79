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
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { queryValues } from '../query-values.ts';
import type { Route } from './+types/enquiry.ts';
import { AnswerForm } from './answer-form.tsx';
import { Decision } from './decision.tsx';
import { EnquiryHeading } from './enquiry-heading.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { Facts } from './facts.tsx';
import { Handling } from './handling.tsx';
import { NoteForm } from './note-form.tsx';
import { onField } from './on-field.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Enquiry', description: 'One enquiry with its notes and answers.', index: false });

const idIn = (request: Request) => queryValues(request, ['id']).id ?? '';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = { fetch: asMe(request) };
  const [enquiry, { staff }, { templates }] = await Promise.all([
    submit(staffEnquiryOperation, undefined, { ...me, parameters: { id: idIn(request) } }),
    call(colleaguesOperation, undefined, me),
    call(answerTemplatesOperation, undefined, me),
  ]);
  return { enquiry, staff, templates };
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: idIn(request) };
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
      <div className="desk-one">
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
