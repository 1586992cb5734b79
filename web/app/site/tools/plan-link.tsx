import { planWords } from '../../text/reader/plan-words.ts';
import type { Reader } from '../../text/reader/reader.ts';
import { LinkButton } from '../../ui/button.tsx';

/** The way from one calculator to the whole hire, with the answers that were given; its own button is the filled one. */
export function PlanLink({ answers, reader }: { answers: Readonly<Record<string, string>>; reader: Reader }) {
  const filledAnswers = Object.entries(answers).filter(([, answer]) => answer !== '');
  return (
    <LinkButton look="outline" to={`/plan-a-hire?${new URLSearchParams(filledAnswers)}`}>
      {planWords(reader).title}
    </LinkButton>
  );
}
