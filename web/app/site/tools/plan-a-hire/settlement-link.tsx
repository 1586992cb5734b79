import { AwayLink } from '../../../ui/framed.tsx';
import type { PlanAnswers } from './plan-answers.ts';

const shared = ['role', 'hours', 'salary', 'inRouteSince', 'firstCertificateOn', 'employer'] as const;

/** For a worker who is in the route already: settling has a salary test of its own. */
export function SettlementLink({ answers }: { answers: PlanAnswers }) {
  if (answers.location !== 'inside' || answers.visaType !== 'skilled') return null;
  const given = shared.flatMap((name) => (answers[name] === '' ? [] : [[name, answers[name]]]));
  return (
    <p className="text-15 text-ink-2">
      Will this person soon apply to settle? Settlement has its own salary test.{' '}
      <AwayLink
        to={`/settlement-salary?${new URLSearchParams(given)}`}
        className="text-link underline underline-offset-4"
      >
        What must they earn to settle?
      </AwayLink>
    </p>
  );
}
