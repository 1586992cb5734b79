import { call, submit } from '@portway/contracts/client';
import {
  answerEnquiryOperation,
  assignEnquiryOperation,
  colleaguesOperation,
  markEnquiryOperation,
  noteEnquiryOperation,
  staffEnquiryOperation,
} from '@portway/contracts/staff/staff';
import { heard } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { askedFor } from '../asked-for.ts';
import type { Route } from './+types/enquiry.ts';
import { AnswerForm } from './answer-form.tsx';
import { EnquiryHeading } from './enquiry-heading.tsx';
import { Facts } from './facts.tsx';
import { Handling } from './handling.tsx';
import { NoteForm } from './note-form.tsx';
import { onField } from './on-field.ts';
import { Turns } from './turns.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Enquiry', description: 'One enquiry with its notes and answers.', index: false });

const idIn = (request: Request) => askedFor(request, ['id']).id ?? '';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = { fetch: asMe(request) };
  const [enquiry, { staff }] = await Promise.all([
    submit(staffEnquiryOperation, undefined, { ...me, parameters: { id: idIn(request) } }),
    call(colleaguesOperation, undefined, me),
  ]);
  return { enquiry, staff };
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, typed, ask } = await heard(request);
  const parameters = { id: idIn(request) };
  const { key = '', note = '', answer = '', to = '', state } = typed;
  const once = { 'Idempotency-Key': key };
  switch (intent) {
    case 'note':
      return onField(
        'note',
        await ask((me) => call(noteEnquiryOperation, { text: note }, { ...me, parameters, headers: once })),
      );
    case 'answer':
      return onField(
        'answer',
        await ask((me) =>
          call(answerEnquiryOperation, { text: answer }, { ...me, parameters, headers: once }),
        ),
      );
    case 'assign':
      return ask((me) => call(assignEnquiryOperation, { to: to === '' ? null : to }, { ...me, parameters }));
    default:
      return ask((me) => submit(markEnquiryOperation, { state }, { ...me, parameters }));
  }
}

export default function EnquiryPage({ loaderData: { enquiry, staff } }: Route.ComponentProps) {
  return (
    <div>
      <EnquiryHeading enquiry={enquiry} />
      <div className="desk-one">
        <div>
          <Panel title="What they sent">
            <Facts enquiry={enquiry} />
          </Panel>
          <Panel title="History">
            <Turns turns={enquiry.turns} />
          </Panel>
          <Panel title="Answer">
            <AnswerForm key={enquiry.id} reply={enquiry.reply} />
          </Panel>
        </div>
        <div>
          <Panel title="Handling">
            <Handling enquiry={enquiry} staff={staff} />
          </Panel>
          <Panel title="Note" text="For the team alone.">
            <NoteForm key={enquiry.id} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
