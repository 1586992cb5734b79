import { call, submit } from '@portway/contracts/client';
import {
  addIssueOperation,
  deleteIssueOperation,
  issueFiguresOperation,
  saveIssueOperation,
  sendIssueOperation,
  staffIssueOperation,
  stopIssueOperation,
  testIssueOperation,
} from '@portway/contracts/newsletter/issues';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { useFreshHeading } from '../../../kit/frame/fresh-heading.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Tag } from '../../../ui/tag.tsx';
import { queryValues } from '../query-values.ts';
import type { Route } from './+types/issue.ts';
import { DraftPage } from './draft-page.tsx';
import { stateLooks, stateWords } from './issue-words.ts';
import { SentPage } from './sent-page.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Newsletter issue', description: 'One issue of the newsletter.', index: false });

const idIn = (request: Request) => queryValues(request, ['id']).id;

/** Without an id in the address, a new issue. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = { fetch: asMe(request) };
  const id = idIn(request);
  const [issue, figures] = await Promise.all([
    id === undefined ? undefined : submit(staffIssueOperation, undefined, { ...me, parameters: { id } }),
    call(issueFiguresOperation, undefined, me),
  ]);
  return { issue, figures };
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: idIn(request) ?? '' };
  const version = Number(values.version);
  switch (intent) {
    case 'add':
      return callApi((me) =>
        submit(addIssueOperation, draftIn(values), {
          ...me,
          headers: { 'Idempotency-Key': values.key ?? '' },
        }),
      );
    case 'save':
      return callApi((me) =>
        submit(saveIssueOperation, { ...draftIn(values), version }, { ...me, parameters }),
      );
    case 'test':
      return callApi((me) => call(testIssueOperation, undefined, { ...me, parameters }));
    case 'send':
      return callApi((me) => submit(sendIssueOperation, { version }, { ...me, parameters }));
    case 'stop':
      return callApi((me) => call(stopIssueOperation, undefined, { ...me, parameters }));
    default:
      return callApi((me) => call(deleteIssueOperation, undefined, { ...me, parameters }));
  }
}

function draftIn({ subject, summary, audience, chosen = '', text }: FormValues) {
  return {
    subject,
    summary,
    lawChange: audience === 'topics',
    topics: chosen === '' || audience !== 'topics' ? [] : chosen.split(' '),
    text,
  };
}

export default function IssuePage({ loaderData: { issue, figures } }: Route.ComponentProps) {
  useFreshHeading(issue?.id ?? '');
  return (
    <div>
      <Link
        to="/staff/newsletter"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
      >
        <ArrowLeft size={20} aria-hidden />
        Newsletter
      </Link>
      <h1 className="mt-2 text-36 wrap-anywhere">{issue?.subject ?? 'Write an issue'}</h1>
      {issue !== undefined && (
        <p className="mt-3">
          <Tag look={stateLooks[issue.state]}>{stateWords[issue.state]}</Tag>
        </p>
      )}
      {issue === undefined || issue.state === 'draft' ? (
        <DraftPage key={issue?.id ?? 'new'} issue={issue} figures={figures} />
      ) : (
        <SentPage issue={issue} />
      )}
    </div>
  );
}
