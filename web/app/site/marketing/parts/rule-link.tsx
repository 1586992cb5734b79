import { Link } from 'react-router';
import type { LawFigure, RuleRead } from './law-figure.ts';

/** A figure as the way to the page of its rule. */
export function RuleFigure({ of: { figure, rule } }: { of: LawFigure }) {
  if (rule === undefined) return figure;
  return (
    <Link to={rule.href} className="underline decoration-outline underline-offset-4">
      {figure}
      <span className="sr-only"> by the rule {rule.title}</span>
    </Link>
  );
}

/** Since when a rule holds, and whether that is settled. */
export function Since({ rule }: { rule: RuleRead | undefined }) {
  if (rule === undefined) return 'See GOV.UK';
  return rule.settled ? rule.since : `${rule.since}, to be confirmed on GOV.UK`;
}
