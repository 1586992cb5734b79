import { type ReactNode, useEffect, useRef } from 'react';
import type { Submission } from './answer-form.tsx';
import { useFold } from './use-fold.ts';
import './folded-form.css';
import { SpriteIcon } from './sprite-icon.tsx';

interface FoldedFormProps {
  /** The answers that were counted, one short piece each; without them there is no answer yet. */
  chips: readonly string[];
  submission: Submission;
  children: ReactNode;
}

/** The width from which the form stands beside its answer. */
const wide = '(width >= 64rem)';

/** A form that a phone folds to its answers once there is a result; on a wide screen it stays open beside it. */
export function FoldedForm({ chips, submission, children }: FoldedFormProps) {
  const change = useRef<HTMLElement>(null);
  const hasResult = chips.length > 0;
  const questions = useFold({
    submission,
    hasResult,
    onFold: () => {
      if (!matchMedia(wide).matches) change.current?.focus();
    },
  });
  useEffect(() => {
    // A browser that cannot show the content of a closed part by style has it opened.
    const byStyle = CSS.supports('selector(::details-content)');
    if (questions.current && !byStyle && matchMedia(wide).matches) questions.current.open = true;
  }, [questions]);
  return (
    <details ref={questions} className="folded-form" open={!hasResult || submission.by === 'change'}>
      <summary ref={change} className={hasResult ? undefined : 'hidden'}>
        <span className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <span key={chip} className="rounded-full border border-line bg-card px-3 py-1 text-13">
              {chip}
            </span>
          ))}
        </span>
        <span className="inline-flex min-h-11 items-center gap-2 text-15 font-semibold text-link underline underline-offset-4">
          <SpriteIcon name="pencil" size={16} />
          Change answers
        </span>
      </summary>
      {children}
    </details>
  );
}
