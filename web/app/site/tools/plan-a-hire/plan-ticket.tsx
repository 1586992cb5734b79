import type { Ref } from 'react';
import { VerdictTicket } from '../../../ui/verdict-ticket.tsx';
import type { RoleFound } from '../salary/role-field.tsx';
import type { PlanShown } from './present-plan.ts';

interface PlanTicketProps {
  plan: PlanShown | undefined;
  /** How many answers cannot be read. */
  problems: number;
  /** The question which occupation the title names, if it names several. */
  which: RoleFound['which'];
  headingRef: Ref<HTMLHeadingElement>;
}

const question = 'Can this job be sponsored, on these answers?';

/** The verdict with its figures; empty until there is a job. */
export function PlanTicket({ plan, problems, which, headingRef }: PlanTicketProps) {
  if (!plan) {
    const waiting = waitingFor(problems, which);
    return (
      <VerdictTicket
        look="waiting"
        question={question}
        verdict={waiting.verdict}
        reason={<p className="text-ink-2">{waiting.reason}</p>}
        figures={emptyFigures}
        headingRef={headingRef}
      />
    );
  }
  const { look, title, reason, time } = plan.verdict;
  return (
    <VerdictTicket
      look={look}
      question={question}
      verdict={title}
      reason={
        <>
          <p>{reason}</p>
          {time !== undefined && <p className="text-ink-2">{time}</p>}
        </>
      }
      figures={plan.figures}
      headingRef={headingRef}
    />
  );
}

function waitingFor(problems: number, which: RoleFound['which']) {
  if (problems > 0)
    return {
      verdict: 'Check the form',
      reason: 'Correct the answers marked in the form to see the answer here.',
    };
  if (which)
    return {
      verdict: 'Which job?',
      reason: `“${which.word}” matches several occupations, and the rules differ. Choose one in the form to see the answer here.`,
    };
  return {
    verdict: 'Start with the job',
    reason:
      'Type its title in your own words, or its code. The rest has answers to start from. “Not decided” is an answer too: leave the salary empty to see what it must be.',
  };
}

const emptyFigures = ['Salary, at least', 'Sponsoring costs you', 'The worker pays', 'Earliest start'].map(
  (label) => ({ label, figure: '–', note: '' }),
);

/** The verdict for the bar at the foot of a phone. */
export function shortVerdict(plan: PlanShown | undefined): string {
  return plan?.verdict.title.replace(/,.*/, '') ?? 'No answer yet';
}

/** What sponsoring costs and when work can start, beside it. */
export function besideVerdict(plan: PlanShown | undefined): string[] {
  return ['Sponsoring costs you', 'Earliest start'].flatMap((name) =>
    (plan?.figures ?? []).flatMap(({ label, figure }) => (label === name ? [figure] : [])),
  );
}
