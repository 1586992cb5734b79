import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  deleteIssueOperation,
  issueFiguresOperation,
  resumeIssueOperation,
  sendIssueOperation,
  staffIssueOperation,
  stopIssueOperation,
  testIssueOperation,
} from '@portway/contracts/site/newsletter/issues';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, redirect } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { useFreshHeading } from '../../../kit/frame/fresh-heading.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { addressOf, orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useStaff } from '../use-staff.ts';
import type { Route } from './+types/issue.ts';
import { DraftForm } from './draft-form.tsx';
import { endDraft } from './draft-saver.ts';
import { IssuePreview } from './issue-preview.tsx';
import { audienceInWords, people, stateLooks, stateWords, type WholeIssue } from './issue-words.ts';
import { SentPage } from './sent-page.tsx';
import { useDraft } from './use-draft.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Newsletter issue', description: 'One issue of the newsletter.', index: false });

/** Loaded again while it is written: without a connection the page stays as it is. */
const load = orLastGoodResult(async (request: Request, id: string) => {
  const me = { fetch: asMe(request) };
  const askedAt = performance.now();
  const [issue, figures] = await Promise.all([
    submit(staffIssueOperation, undefined, { ...me, parameters: { id } }),
    call(issueFiguresOperation, undefined, me),
  ]);
  return { issue, figures, askedAt };
}, addressOf);

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => load(request, params.issue);
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: params.issue };
  const version = Number(values.version);
  switch (intent) {
    case 'test':
      return callApi((me) => call(testIssueOperation, undefined, { ...me, parameters }));
    case 'send':
      return callApi((me) => submit(sendIssueOperation, { version }, { ...me, parameters }));
    case 'stop':
      return callApi((me) => call(stopIssueOperation, undefined, { ...me, parameters }));
    case 'resume':
      return callApi((me) => call(resumeIssueOperation, undefined, { ...me, parameters }));
    default: {
      const deleted = await callApi((me) => call(deleteIssueOperation, undefined, { ...me, parameters }));
      if (deleted.status !== 'success') return deleted;
      endDraft(values.account ?? '', parameters.id);
      // At once: this page would be loaded again, and is gone.
      return redirect('/staff/newsletter');
    }
  }
}

export default function IssuePage({ loaderData: { issue, figures, askedAt } }: Route.ComponentProps) {
  useFreshHeading(issue.id);
  return (
    <div>
      <Link
        to="/staff/newsletter"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
      >
        <ArrowLeft size={20} aria-hidden />
        Newsletter
      </Link>
      <h1 className="mt-2 text-36 wrap-anywhere">{issue.subject || 'New issue'}</h1>
      <p className="mt-3">
        <Tag look={stateLooks[issue.state]}>{stateWords[issue.state]}</Tag>
      </p>
      {issue.state === 'draft' ? (
        <DraftPage key={issue.id} issue={issue} figures={figures} askedAt={askedAt} />
      ) : (
        <SentPage issue={issue} />
      )}
    </div>
  );
}

interface DraftPageProps {
  issue: WholeIssue;
  figures: ResponseOf<typeof issueFiguresOperation>;
  /** When it was requested: what was saved since is newer. */
  askedAt: number;
}

/** A draft: its fields, how it reads, and sending it. */
function DraftPage({ issue, figures, askedAt }: DraftPageProps) {
  const draft = useDraft(issue, askedAt);
  return (
    <div className="staff-page">
      <div>
        <Panel title="Text">
          <DraftForm draft={draft} figures={figures} />
        </Panel>
        <Panel title="How it reads">
          <IssuePreview preview={issue.preview} />
        </Panel>
      </div>
      <div>
        <SendPanel issue={issue} saveNow={draft.saveNow} />
      </div>
    </div>
  );
}

interface SendPanelProps {
  issue: WholeIssue;
  /** What is sent is what is saved: the version of it, or undefined where saving failed. */
  saveNow: () => Promise<number | undefined>;
}

/** Who gets a draft, a test to oneself, and sending it. */
function SendPanel({ issue, saveNow }: SendPanelProps) {
  const { audience, version, subject, faults } = issue;
  const { send, sending, formState } = useAction();
  const [refused, setRefused] = useState('');
  const sendTest = async () => {
    const savedDraft = await saveNow();
    setRefused(savedDraft === undefined ? 'It is not saved yet, so nothing was sent.' : '');
    if (savedDraft !== undefined && !sending) send(actionForm('test'));
  };
  const sendToAll = async () => {
    const isSeen = (await saveNow()) === version;
    setRefused(isSeen ? '' : 'It has just changed, so nothing was sent. Check how it reads, then send it.');
    if (isSeen && !sending) send(actionForm('send', { version: `${version}` }));
  };
  const button = `Send to ${people(audience)}`;
  return (
    <>
      <Panel title="Send" text={audienceInWords(issue)}>
        <div className="flex flex-col items-start gap-3">
          <p className="text-15">
            {audience === 0
              ? 'Nobody would get it now.'
              : `${people(audience)} would get it now, once each. Anyone who unsubscribes before their email is sent will not get it.`}
          </p>
          {faults.length > 0 ? (
            <Notice title="To do before it can be sent">
              <ul className="list-disc pl-5">
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </Notice>
          ) : (
            <>
              <BusyButton
                type="button"
                look="outline"
                sending={sending}
                onClick={() => sending || void sendTest()}
              >
                Send a test to me
              </BusyButton>
              <ConfirmButton
                button={button}
                look="primary"
                title={`Send “${subject}”?`}
                yes={button}
                onYes={() => void sendToAll()}
              >
                <p>
                  It goes to {people(audience)}, and appears on the site. Once sent, an email cannot be
                  recalled.
                </p>
              </ConfirmButton>
            </>
          )}
          {refused !== '' && <Notice kind="warning" live title={refused} />}
          <StatusMessage state={formState} />
        </div>
      </Panel>
      <DeletePanel />
    </>
  );
}

function DeletePanel() {
  const { id: account } = useStaff();
  const { send, formState } = useAction();
  return (
    <Panel title="Delete">
      <ConfirmButton
        button="Delete the draft"
        title="Delete this draft?"
        yes="Delete it"
        onYes={() => send(actionForm('delete', { account }))}
      >
        <p>Its text will be lost. Nobody has received it.</p>
      </ConfirmButton>
      <StatusMessage state={formState} />
    </Panel>
  );
}
