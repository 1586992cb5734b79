import type { Ref } from 'react';
import { VerdictTicket } from '../../../ui/verdict-ticket.tsx';
import type { PlanShown } from './present-plan.ts';

interface PlanTicketProps {
  plan: PlanShown | undefined;
  /** How many answers cannot be read. */
  problems: number;
  headingRef: Ref<HTMLHeadingElement>;
}

const question = 'Can this job be sponsored, on these answers?';

/** The verdict with its figures; empty until there is a job. */
export function PlanTicket({ plan, problems, headingRef }: PlanTicketProps) {
  if (!plan) {
    return (
      <VerdictTicket
        look="waiting"
        question={question}
        verdict={problems > 0 ? 'Check the form' : 'Start with the job'}
        reason={
          <p className="text-ink-2">
            {problems > 0
              ? 'Correct what the form points out, and the answer appears here.'
              : 'Type its title in your own words, or its code. The rest has answers to start from. “Not decided” is an answer too: leave the salary empty to see what it must be.'}
          </p>
        }
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

const emptyFigures = ['Salary, at least', 'Sponsoring costs you', 'The worker pays', 'Earliest start'].map(
  (label) => ({ label, figure: '–', note: '' }),
);

/** The verdict for the bar at the foot of a phone. */
export function shortVerdict(plan: PlanShown | undefined): string {
  return plan?.verdict.title.replace(/,.*/, '') ?? 'No answer yet';
}
