import type { ReactNode } from 'react';
import { AnswerBar } from './answer-bar.tsx';
import type { Submission } from './answer-form.tsx';
import { useFirstTouch } from './first-touch.ts';
import { useAnswerInSight } from './use-answer-in-sight.ts';

interface ToolLayoutProps {
  form: ReactNode;
  answer: ReactNode;
  /** A short form of the answer: kept in view on a phone, and announced when it changes. */
  headline: { label: string; figure: string };
  submission: Submission;
  /** Called when the user first touches the form. */
  onTouch?: () => void;
}

/** A tool: the form on the left and its answer on the right; on a phone one below the other. */
export function ToolLayout({ form, answer, headline, submission, onTouch }: ToolLayoutProps) {
  const asking = useFirstTouch(onTouch);
  const answerRef = useAnswerInSight(submission);
  return (
    <div className="page-width grid items-start gap-x-12 gap-y-10 pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div ref={asking} className="answer-form-fields">
        {form}
      </div>
      <div id="answer" ref={answerRef} className="min-w-0 scroll-mt-24 lg:sticky lg:top-24">
        {answer}
      </div>
      <AnswerBar {...headline} justAnswered={submission.by !== 'opened'} />
    </div>
  );
}
