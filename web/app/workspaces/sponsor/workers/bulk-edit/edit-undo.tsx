import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { follow } from '../../../../kit/loading/signed-in.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { UndoBar } from '../../../../ui/undo-bar.tsx';
import { faultInWords } from '../fault-words.ts';
import { type DoneEdit, sendEdit } from './edit-dialog.tsx';

const undoSeconds = 10;

type Outcome = { readonly kind: 'success' | 'error'; readonly words: string };

/** Ten seconds in which an edit of several workers can be taken back; each way is in their history. */
export function EditUndo({ done, onOver }: { done: DoneEdit | undefined; onOver: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (done !== undefined) setOutcome(undefined);
  }, [done]);
  const undo = async ({ opposite }: DoneEdit) => {
    onOver();
    try {
      await sendEdit(opposite);
      setOutcome({ kind: 'success', words: 'Undone. They are as they were, and their history says so.' });
      await revalidate();
    } catch (error) {
      if (error instanceof Response) return follow(error);
      setOutcome({ kind: 'error', words: faultInWords(error) });
    }
  };
  return (
    <>
      {outcome !== undefined && <Notice kind={outcome.kind} live title={outcome.words} className="mb-3" />}
      {done !== undefined && (
        <UndoBar
          message={done.message}
          seconds={undoSeconds}
          onUndo={() => void undo(done)}
          onOver={onOver}
        />
      )}
    </>
  );
}
