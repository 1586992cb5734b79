import { Link } from 'react-router';
import type { LawFigure, RuleRead } from '../law-figure.ts';

/** A figure that links to the page of its rule. */
export function RuleFigure({ of: { figure, rule } }: { of: LawFigure }) {
  if (rule === undefined) return figure;
  return (
    <Link to={rule.href} className="underline decoration-outline underline-offset-4">
      {figure}
      <span className="sr-only"> by the rule {rule.title}</span>
    </Link>
  );
}

/** The first day of a rule, and whether it is settled. */
export function Since({ rule }: { rule: RuleRead | undefined }) {
  if (rule === undefined) return 'See GOV.UK';
  return rule.settled ? rule.since : `${rule.since}, to be confirmed on GOV.UK`;
}
