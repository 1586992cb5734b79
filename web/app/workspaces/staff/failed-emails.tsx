import { call, submit } from '@portway/contracts/client';
import { failedEmailsOperation, retryFailedEmailOperation } from '@portway/contracts/staff/staff-records';
import { MailCheck } from 'lucide-react';
import { readAction } from '../../kit/forms/read-action.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { atTime } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/failed-emails.ts';
import { ContentTabs } from './content-tabs.tsx';
import { loadOrFirstPage, queryValues } from './query-values.ts';
import { StaffList } from './staff-list.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Failed emails', description: 'Emails that could not be delivered.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadOrFirstPage(request, () =>
    submit(failedEmailsOperation, queryValues(request, ['after']), { fetch: asMe(request) }),
  );
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  return callApi((me) => call(retryFailedEmailOperation, undefined, { ...me, parameters }));
}

export default function FailedEmails({ loaderData: { emails, next } }: Route.ComponentProps) {
  const { send, sending, formState } = useAction();
  return (
    <div>
      <h1 className="text-36">Failed emails</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Emails that the receiving server refused, or that we could not deliver in two days of trying. We keep
        each one for 30 days.
      </p>
      <ContentTabs />
      <StatusMessage state={formState} />
      <StaffList
        label="Failed emails"
        count={emails.length}
        next={next}
        nothing={
          <EmptyState Icon={MailCheck} title="No failed emails">
            Every email has arrived, or we are still trying to send it.
          </EmptyState>
        }
      >
        {emails.map(({ id, subject, recipient, kind, lastFault, attempts, failedAt }) => (
          <li key={id}>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{subject}</p>
              <p className="mt-1 text-15 wrap-anywhere">To {recipient}</p>
              <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
                {kind} · {attempts === 1 ? '1 try' : `${attempts} tries`}, given up {atTime(failedAt)}
                {lastFault !== null && ` · ${lastFault}`}
              </p>
            </div>
            <div>
              <Button
                type="button"
                look="outline"
                aria-disabled={sending || undefined}
                onClick={() => sending || send(actionForm('retry', { id }))}
              >
                Try again<span className="sr-only"> to {recipient}</span>
              </Button>
            </div>
          </li>
        ))}
      </StaffList>
    </div>
  );
}
