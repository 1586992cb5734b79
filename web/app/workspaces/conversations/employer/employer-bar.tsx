import { type Member, organisationOperation } from '@portway/contracts/account/organisation/organisation';
import { call } from '@portway/contracts/client';
import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import type { ApplicantNote } from '@portway/contracts/hiring/employer-applications/applicant-notes';
import {
  type EmployerApplicationDetails,
  showEmployerApplicationOperation,
} from '@portway/contracts/hiring/employer-applications/employer-applications';
import { StickyNote, UserRoundCheck } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { useLive } from '../../../kit/live/live.ts';
import { mayMakeOffers } from '../../../kit/loading/hiring-rights.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { interviewWhen } from '../../../text/job/interview-words.ts';
import { applicationStateWords } from '../../../text/job/job-choices.ts';
import { nextStepWords } from '../../../text/job/next-step-words.ts';
import { atTime, onDay } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { useCanWrite } from '../use-can-write.ts';
import './employer-bar.css';

/** What only an employer has of a conversation: who of the colleagues answers it, and their notes. */
export function EmployerBar({ conversation }: { conversation: Conversation }) {
  const { application } = conversation;
  return (
    <div className="conversation-employer">
      {useCanWrite() ? <Assign conversation={conversation} /> : <Assigned conversation={conversation} />}
      {application !== null && <Application key={application} application={application} />}
    </div>
  );
}

function Assigned({ conversation: { assigned } }: { conversation: Conversation }) {
  return (
    <p className="conversation-answers">
      <UserRoundCheck size={18} />
      {assigned === null ? 'Nobody is named to answer.' : `${assigned.name} answers.`}
    </p>
  );
}

function Assign({ conversation: { id, assigned } }: { conversation: Conversation }) {
  const colleagues = useColleagues();
  const field = useId();
  const { send, sending, formState } = useAction();
  const assignedId = assigned?.account ?? '';
  const choices = colleagues.filter(({ hiring }) => hiring === 'write' || hiring === 'offers');
  return (
    <>
      <p className="conversation-answers">
        <UserRoundCheck size={18} />
        <label htmlFor={field}>Answered by</label>
        <select
          // Shows what a colleague chose meanwhile.
          key={`${assignedId} ${choices.length}`}
          id={field}
          defaultValue={assignedId}
          onChange={({ currentTarget }) =>
            sending || send(actionForm('assign', { id, account: currentTarget.value }))
          }
        >
          <option value="">Nobody yet</option>
          {assigned !== null && !choices.some((each) => each.id === assignedId) && (
            <option value={assignedId}>{assigned.name}</option>
          )}
          {choices.map((each) => (
            <option key={each.id} value={each.id}>
              {each.you ? 'You' : each.fullName}
            </option>
          ))}
        </select>
      </p>
      <StatusMessage state={formState} showsSuccess={false} />
    </>
  );
}

/** Asked for once a page: without a connection nobody else can be chosen. */
function useColleagues(): readonly Member[] {
  const [members, setMembers] = useState<readonly Member[]>([]);
  useEffect(() => {
    let isHere = true;
    call(organisationOperation, undefined, { fetch: asMe(new Request(location.href)) }).then(
      (organisation) => isHere && setMembers(organisation.members),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return members;
}

/** The application that the conversation is about: its stage, what comes next, and the ways on from there. */
function Application({ application }: { application: string }) {
  const { details, reload } = useApplication(application);
  return (
    <>
      {details !== undefined && <NextStep details={details} />}
      <Notes application={application} notes={details?.notes} reload={reload} />
    </>
  );
}

function NextStep({ details }: { details: EmployerApplicationDetails }) {
  const { id, job, status, rejection } = details;
  const me = useMe();
  const canWrite = useCanWrite();
  const panel = `/dashboard/hiring/board?job=${job?.id ?? ''}&applicant=${id}`;
  const isUndecided =
    (status === 'pending' || status === 'interview' || status === 'offer') && rejection === null;
  return (
    <div className="conversation-next">
      <p>
        <b>{applicationStateWords[status]}</b> · {nextWordsOf(details)}
      </p>
      <p className="conversation-deeds">
        <Link to={panel}>Application</Link>
        {canWrite && isUndecided && (
          <>
            {status !== 'offer' && (
              <Link to={`${panel}&do=interview`}>
                {status === 'pending' ? 'Invite to interview' : 'Interview'}
              </Link>
            )}
            {status !== 'pending' && mayMakeOffers(me) && (
              <Link to={`/dashboard/hiring/applications/${id}/offer`}>Offer</Link>
            )}
            <Link to={`${panel}&do=reject`}>Reject</Link>
          </>
        )}
      </p>
    </div>
  );
}

/** What comes next with an application, in a few words. */
function nextWordsOf({ nextStep, interview, status, appliedAt }: EmployerApplicationDetails): string {
  if (status === 'interview' && interview !== null && !interview.cancelled)
    return interviewWhen(interview).interviewTime;
  if (nextStep !== null) return nextStepWords(nextStep);
  return `Applied on ${onDay(appliedAt)}`;
}

interface NotesProps {
  application: string;
  /** Undefined while they could not be loaded. */
  notes: readonly ApplicantNote[] | undefined;
  reload: () => void;
}

/** What colleagues noted about the candidate, which the candidate never sees here. */
function Notes({ application, notes, reload }: NotesProps) {
  const [isOpen, setOpen] = useState(false);
  const canWrite = useCanWrite();
  const count = notes === undefined ? '' : ` (${notes.length})`;
  return (
    <>
      <button type="button" className="file-act" onClick={() => setOpen(true)}>
        <StickyNote size={18} />
        Notes{count}
      </button>
      {isOpen && (
        <Dialog title="Notes for your colleagues" onClose={() => setOpen(false)}>
          <p className="mt-2 text-ink-2">
            Never shown to the candidate in the product; they can ask for them by law.
          </p>
          {notes === undefined && <p className="mt-4">We could not load the notes. Open this again.</p>}
          {notes?.length === 0 && <p className="mt-4">Nobody has noted anything.</p>}
          <ol className="template-rows mt-2" aria-label="Notes">
            {notes?.map(({ id, author, text, writtenAt, editedAt }) => (
              <li key={id}>
                <p className="text-14 text-ink-2">
                  <b className="text-ink">{author}</b>, {atTime(writtenAt)}
                  {editedAt !== null && ', changed since'}
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              </li>
            ))}
          </ol>
          {canWrite && (
            <div className="mt-4">
              <ActionForm intent="note" button="Add note" clears onSuccess={reload}>
                {(field) => (
                  <>
                    <input type="hidden" name="id" value={application} />
                    <LinesField
                      {...field('text')}
                      label="A note for your colleagues"
                      rows={3}
                      maxLength={2000}
                    />
                  </>
                )}
              </ActionForm>
            </div>
          )}
          <p className="mt-4">
            <Button type="button" look="quiet" className="-ml-4" onClick={() => setOpen(false)}>
              Close
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** Asked for again when a colleague changes something of the application. */
function useApplication(application: string) {
  const [details, setDetails] = useState<EmployerApplicationDetails>();
  const reload = useCallback(() => {
    const me = { fetch: asMe(new Request(location.href)) };
    call(showEmployerApplicationOperation, undefined, { ...me, parameters: { id: application } }).then(
      setDetails,
      // What was there stays.
      () => undefined,
    );
  }, [application]);
  useEffect(reload, [reload]);
  useLive(['application'], ({ subject }) => {
    if (subject === null || subject === application) reload();
  });
  return { details, reload };
}
