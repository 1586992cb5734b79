import { type Member, organisationOperation } from '@portway/contracts/account/organisation/organisation';
import { call } from '@portway/contracts/client';
import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import { UserRoundCheck } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useCanWrite } from '../use-can-write.ts';
import './employer-bar.css';
import { Notes } from './notes.tsx';

/** What only an employer has of a conversation: who of the colleagues answers it, and their notes. */
export function EmployerBar({ conversation }: { conversation: Conversation }) {
  const { application } = conversation;
  return (
    <div className="conversation-employer">
      {useCanWrite() ? <Assign conversation={conversation} /> : <Assigned conversation={conversation} />}
      {application !== null && <Notes key={application} application={application} />}
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
  const choices = colleagues.filter((each) => each.role !== 'viewer');
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
