import { Disclosure } from '../../../ui/disclosure.tsx';
import { AnswerText } from './answer-text.tsx';
import type { Answered } from './questions.ts';

interface SubjectQuestionsProps {
  id: string;
  name: string;
  questions: readonly Answered[];
  /** Whether the answers are open at first. */
  open?: boolean;
}

/**
 * The questions of one subject. The anchor is inside the answer, because browsers open a
 * `<details>` whose content is linked to.
 */
export function SubjectQuestions({ id, name, questions, open = false }: SubjectQuestionsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-28">
        {name}
      </h2>
      {questions.map((each) => (
        <Disclosure key={each.id} open={open} summary={each.question} className="border-t border-line py-2">
          <div id={each.id} className="answer max-w-measure pl-7 text-ink-2">
            <AnswerText answer={each.answer} />
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
