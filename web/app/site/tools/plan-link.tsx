import { LinkButton } from '../../ui/button.tsx';

/** The way from one calculator to the whole hire, with the answers that were given. */
export function PlanLink({ answers }: { answers: Readonly<Record<string, string>> }) {
  const filledAnswers = Object.entries(answers).filter(([, answer]) => answer !== '');
  return <LinkButton to={`/plan-a-hire?${new URLSearchParams(filledAnswers)}`}>Plan this hire</LinkButton>;
}
