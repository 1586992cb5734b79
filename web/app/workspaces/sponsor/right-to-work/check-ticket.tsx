import type { RightToWorkCheck } from '@portway/contracts/sponsor/right-to-work/new-check';
import { type CalendarDate, calendarDate, isCalendarDate } from '@portway/rules/kernel';
import {
  type CheckHistory,
  checkMethods,
  type PendingFacts,
  withHistory,
} from '@portway/rules/right-to-work';
import { type CheckAnswers, excuseFacts } from '../../../subjects/right-to-work/check-answers.ts';
import type { CheckShown } from '../../../subjects/right-to-work/check-shown.ts';
import { excuseLabel } from '../../../subjects/right-to-work/check-words.ts';
import { PendingHelp } from '../../../subjects/right-to-work/pending-help.tsx';
import { presentExcuse } from '../../../subjects/right-to-work/present-excuse.ts';
import { dayInWords } from '../../../text/days.ts';
import { VerdictTicket } from '../../../ui/verdict-ticket.tsx';
import { Working } from '../../../ui/working.tsx';

/** How a person works for the organisation, as the tool names it; workers and sub-contractors with the day of the arrangement. */
export interface CheckedArrangement {
  readonly arrangement: 'employee' | 'workers-contract' | 'individual-sub-contractor';
  readonly arrangedOn: string | null;
}

interface CheckTicketProps {
  answers: CheckAnswers;
  /** What the check says, as answered. */
  result: string;
  history: CheckHistory;
  arrangement: CheckedArrangement;
  /** Work has begun. */
  isStarted: boolean;
}

/** The excuse that the check gives, as it is answered: what is not answered yet waits. */
export function CheckTicket({ answers, result, history, arrangement, isStarted }: CheckTicketProps) {
  if (result === '')
    return (
      <VerdictTicket
        look="waiting"
        question={excuseLabel}
        verdict="Answer the form"
        reason={<p>Say what the check showed. The excuse is counted as you answer.</p>}
        figures={[]}
      />
    );
  const startsOn = history.startedOn ?? history.plannedStart;
  if (result === 'refused')
    return (
      <div className="flex flex-col gap-4">
        <Refusal isStarted={isStarted} />
        <PendingHelp facts={{ ...pendingFacts(answers, startsOn), isRefused: true }} reader="worker" />
      </div>
    );
  const excuse = shownFor(
    { ...answers, ...arrangement, arrangedOn: arrangement.arrangedOn ?? answers.startsOn },
    history,
  );
  if (excuse === undefined || !excuse.isAnswered)
    return (
      <VerdictTicket
        look="waiting"
        question={excuseLabel}
        verdict="Not answered yet"
        reason={<p>{excuse?.says ?? 'Correct the answers in the form.'}</p>}
        figures={[]}
      />
    );
  const isNone = excuse.figure === 'No';
  const isHeld = isNone && !isStarted;
  return (
    <div className="flex flex-col gap-4">
      <VerdictTicket
        look={isNone ? 'barrier' : excuse.penalties.length > 0 ? 'open' : 'clear'}
        question={excuseLabel}
        verdict={excuse.figure}
        reason={
          <>
            <p>{excuse.says}</p>
            {excuse.next.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {isHeld && <p>{heldWords}</p>}
          </>
        }
        figures={[
          ...excuse.beside.map((each) => ({ ...each, note: '' })),
          {
            label: 'The start',
            figure: isStarted ? 'has been' : isHeld ? 'held' : 'not held',
            note: startsOn === null ? 'no day planned yet' : dayInWords(startsOn),
          },
        ]}
      />
      {excuse.unknown.length > 0 && (
        <ul className="list-disc pl-5 text-15 text-ink-2">
          {excuse.unknown.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {excuse.pending && <PendingHelp facts={pendingFacts(answers, startsOn)} reader="worker" />}
      <Working steps={excuse.steps} open={false} />
    </div>
  );
}

export const heldWords = 'The planned start is held until a check gives an excuse. An owner cannot lift it.';

function Refusal({ isStarted }: { isStarted: boolean }) {
  return (
    <VerdictTicket
      look="barrier"
      question={excuseLabel}
      verdict="No"
      reason={
        <>
          <p>The check says that this work is not allowed. It is recorded as it is.</p>
          <p>
            If an application or appeal is not decided, the Employer Checking Service can be asked. Otherwise
            ask a regulated adviser.
          </p>
          {!isStarted && <p>{heldWords}</p>}
        </>
      }
      figures={[]}
    />
  );
}

/** What is answered of somebody whose application may not be decided. */
function pendingFacts(
  { method, resultExpiresOn, permissionExpiresOn, checkedOn }: CheckAnswers,
  startsOn: CalendarDate | null,
): PendingFacts {
  const permissionEnds = method === 'online-share-code' ? resultExpiresOn : permissionExpiresOn;
  return {
    method: checkMethods.find((each) => each === method) ?? 'none',
    startsOn: startsOn ?? dayTyped(checkedOn),
    previousPermissionEnds: dayTyped(permissionEnds),
    asOf: dayTyped(checkedOn),
  };
}

const dayTyped = (text: string) => (isCalendarDate(text) ? text : undefined);

/** By the same rule as the server: a check before this one covered the time until then. */
function shownFor(answers: CheckAnswers, history: CheckHistory): CheckShown | undefined {
  const { facts, fields } = excuseFacts(answers);
  if (facts?.checkedOn === undefined) return undefined;
  const { startsOn: _, previousPermissionEnds: __, checkedOn, ...check } = facts;
  return presentExcuse(withHistory({ ...check, checkedOn }, history), fields);
}

/** What is on record of the person beside the check. */
export function historyOf({
  startedOn,
  plannedStart,
  checks,
}: {
  startedOn: string | null;
  plannedStart: string | null;
  checks: readonly RightToWorkCheck[];
}): CheckHistory {
  return {
    startedOn: dayOrNull(startedOn),
    plannedStart: dayOrNull(plannedStart),
    earlierChecks: checks.map(({ checkedOn, excuse, until, nextOn }) => ({
      checkedOn: calendarDate(checkedOn),
      gaveExcuse: excuse !== 'none',
      coveredTo: dayOrNull(until ?? nextOn),
    })),
  };
}

const dayOrNull = (day: string | null) => (day === null ? null : calendarDate(day));
