import { call, submit } from '@portway/contracts/client';
import { addIssueOperation, staffIssuesOperation } from '@portway/contracts/site/newsletter/issues';
import { Newspaper } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { atTime } from '../../../text/moments.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ContentTabs } from '../content-tabs.tsx';
import { loadOrFirstPage, queryValues } from '../query-values.ts';
import { StaffList } from '../staff-list.tsx';
import type { Route } from './+types/issues.ts';
import { audienceInWords, type IssueHead, inNumbers, people, stateLooks, stateWords } from './issue-words.ts';
import { useWatchSending } from './use-watch-sending.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Newsletter', description: 'The issues of the newsletter.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadOrFirstPage(request, () =>
    submit(staffIssuesOperation, queryValues(request, ['after']), { fetch: asMe(request) }),
  );
}
export const HydrateFallback = PageSkeleton;

/** Begins an empty draft, so that there is somewhere to save what is written from the first word on. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { callApi } = await readAction(request);
  const outcome = await callApi((me) =>
    call(addIssueOperation, { lawChange: false, topics: [], text: '' }, me),
  );
  return outcome.status === 'success' ? redirect(`/staff/newsletter/${outcome.result.id}`) : outcome;
}

export default function Issues({ loaderData: { issues, next, subscribers } }: Route.ComponentProps) {
  const { send, sending, formState } = useAction();
  useWatchSending(issues.some(({ state }) => state === 'sending'));
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36">Newsletter</h1>
        <BusyButton type="button" sending={sending} onClick={() => sending || send(actionForm('add'))}>
          Write an issue
        </BusyButton>
      </div>
      <p className="mt-2 text-ink-2">
        {subscribers === 0 ? 'Nobody has subscribed yet.' : `${people(subscribers)} on the list.`}
      </p>
      <StatusMessage state={formState} />
      <ContentTabs />
      <StaffList
        label="Issues"
        count={issues.length}
        next={next}
        nothing={
          <EmptyState Icon={Newspaper} title="No issue yet">
            Write the first one. Nobody gets it until you send it.
          </EmptyState>
        }
      >
        {issues.map((issue) => (
          <IssueRow key={issue.id} issue={issue} />
        ))}
      </StaffList>
    </div>
  );
}

function IssueRow({ issue }: { issue: IssueHead }) {
  const { id, state, subject, changedAt, sentAt, progress } = issue;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <Link to={`/staff/newsletter/${id}`} className="staff-link">
            {subject || 'No subject yet'}
          </Link>
          <Tag look={stateLooks[state]}>{stateWords[state]}</Tag>
        </p>
        <p className="mt-1 text-15">{audienceInWords(issue)}</p>
        <p className="mt-1 text-14 text-ink-2">
          {sentAt === null ? `Saved ${atTime(changedAt)}` : `Sent ${atTime(sentAt)}`}
          {progress !== null &&
            ` · ${inNumbers(progress.delivered)} of ${inNumbers(progress.recipients)} delivered`}
          {progress !== null && progress.failed > 0 && ` · ${inNumbers(progress.failed)} failed`}
        </p>
      </div>
    </li>
  );
}
