import { type MouseEvent, type ReactNode, type Ref, useContext, useRef } from 'react';
import type { Submission } from '../../../ui/answer-form.tsx';
import { Framed } from '../../../ui/framed.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { useFold } from '../../../ui/use-fold.ts';
import '../../../ui/side-sheet.css';

interface QuestionsSheetProps {
  hasResult: boolean;
  submission: Submission;
  /** Called when the button has an answer: what had the focus is gone with the questions. */
  onFold: () => void;
  /** Of the ground around the questions. */
  groundRef: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The questions of the plan: on the page until there is a result, then in a sheet over its side, or over all of a
 * phone. Without scripts, and in a frame of another site, which is as high as the page, they open where they stand.
 */
export function QuestionsSheet({ hasResult, submission, onFold, groundRef, children }: QuestionsSheetProps) {
  const framed = useContext(Framed);
  const sheet = useRef<HTMLDialogElement>(null);
  const fold = () => {
    if (isModal(sheet.current)) sheet.current?.close();
    onFold();
  };
  const questions = useFold({ submission, hasResult, onFold: fold });
  const open = (event: MouseEvent) => {
    // Questions that are open on the page close there.
    if (framed || questions.current === null || questions.current.open) return;
    event.preventDefault();
    questions.current.open = true;
    sheet.current?.close();
    // Nothing inside can have the focus until it is laid out.
    questions.current.getBoundingClientRect();
    sheet.current?.showModal();
  };
  /** Told late, when it may be open again. Closed, it goes back to its place on the page. */
  const settle = () => {
    if (sheet.current === null || sheet.current.open) return;
    if (questions.current && hasResult) questions.current.open = false;
    // Without taking the focus.
    sheet.current.open = true;
  };
  return (
    <details
      ref={questions}
      className="plan-questions"
      open={!hasResult || submission.by === 'change'}
      onToggle={({ currentTarget }) => {
        // Another address can close the questions, and a sheet out of sight would keep the page from being used.
        if (!currentTarget.open && isModal(sheet.current)) sheet.current?.close();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={hasResult ? 'plan-change' : 'hidden'} onClick={open}>
        <SpriteIcon name="pencil" size={16} />
        Change answers
      </summary>
      <dialog ref={sheet} open className="side-sheet plan-sheet" aria-label="Your answers" onClose={settle}>
        <div className="side-sheet-head">
          <p>Your answers</p>
          <button type="button" onClick={() => sheet.current?.close()}>
            <SpriteIcon name="x" size={22} />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <div ref={groundRef} className="plan-ground answer-form-fields">
          {children}
        </div>
      </dialog>
    </details>
  );
}

const isModal = (dialog: HTMLDialogElement | null): boolean => dialog?.matches(':modal') === true;
