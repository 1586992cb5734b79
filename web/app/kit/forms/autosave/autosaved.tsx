import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { SaveState } from './autosave.ts';
import type { Answer } from './use-answer.ts';
import './autosave.css';

/** The error of an answer, for its field. */
export function errorIn({ state, refusal }: Answer): string | undefined {
  return state.status === 'refused' ? state.message : refusal;
}

interface AutosavedProps {
  answer: Answer;
  /** How a version of the answer is displayed when two have to be compared. */
  inWords: (value: unknown) => string;
  children: ReactNode;
}

/** A field that saves its answer while it is edited, with its save state beside it. */
export function Autosaved({ answer, inWords, children }: AutosavedProps) {
  const { state, value, decide } = answer;
  return (
    <div className="autosaved">
      {children}
      <SaveMark state={state} />
      {state.status === 'changed' && (
        <Versions mine={inWords(value)} theirs={inWords(state.theirs)} onDecide={decide} />
      )}
    </div>
  );
}

interface VersionsProps {
  /** Both versions as displayed; empty means no answer. */
  mine: string;
  theirs: string;
  onDecide: (which: 'mine' | 'theirs') => void;
}

/** Two versions of one answer, to choose between. */
export function Versions({ mine, theirs, onDecide }: VersionsProps) {
  return (
    <fieldset className="versions">
      <legend className="font-semibold">
        This was changed in another window. Which version do you want to keep?
      </legend>
      <dl>
        <div>
          <dt>Yours, here</dt>
          <dd>{mine || 'Nothing'}</dd>
        </div>
        <div>
          <dt>Saved there</dt>
          <dd>{theirs || 'Nothing'}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => onDecide('mine')}>
          Keep mine
        </Button>
        <Button type="button" look="outline" onClick={() => onDecide('theirs')}>
          Keep the other
        </Button>
      </div>
    </fieldset>
  );
}

/** Visual only; the page's own status line announces it. */
export function SaveMark({ state }: { state: SaveState }) {
  if (state.status === 'saving')
    return (
      <span aria-hidden className="save-mark">
        <LoaderCircle size={16} />
        Saving
      </span>
    );
  if (state.status === 'stored' && state.fresh)
    return (
      <span aria-hidden className="save-mark" data-saved="">
        <Check size={16} />
        Saved
      </span>
    );
  if (state.status === 'offline')
    return (
      <span aria-hidden className="save-mark">
        <CloudOff size={16} />
        Unsent
      </span>
    );
  return null;
}
