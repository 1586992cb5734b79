import type { Added } from '@portway/contracts/candidate/profile/additions';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { FormState } from '../../../../kit/forms/form-state.ts';
import { profilePaths } from '../../../../text/profile-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { fieldName } from './suggestion-words.ts';

/** What the last press did. */
export interface Outcome {
  readonly message: string;
  readonly added?: Added;
  readonly left?: readonly { readonly field: string; readonly because: string }[];
  readonly kept?: readonly string[];
}

interface AddedBarProps {
  state: FormState<Outcome>;
  onUndo: (added: Added) => void;
}

/** Says what was added or taken back, and offers to undo it. It stays in sight while the cards above change. */
export function AddedBar({ state, onUndo }: AddedBarProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The card or button that had focus is gone.
    if (state.status === 'idle' || document.activeElement !== document.body) return;
    (box.current?.querySelector('button') ?? box.current)?.focus();
  }, [state]);
  return (
    <div ref={box} role="status" tabIndex={-1} className="added-bar">
      {state.status === 'error' && <Notice kind="error" title={state.message} />}
      {state.status === 'success' && <Done outcome={state.result} onUndo={onUndo} />}
    </div>
  );
}

function Done({ outcome, onUndo }: { outcome: Outcome; onUndo: (added: Added) => void }) {
  const { added, left = [], kept = [], message } = outcome;
  const count = added === undefined ? 0 : added.answers.length + added.entries.length;
  return (
    <Notice kind="success" title={count > 1 ? `${count} added to your profile.` : message}>
      {left.map(({ field, because }) => (
        <p key={`${field} ${because}`}>
          We left out {fieldName(field)}. {because}
        </p>
      ))}
      {kept.length > 0 && (
        <p>You have changed these since, so they stay: {kept.map(fieldName).join(', ')}.</p>
      )}
      {added !== undefined && count > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button type="button" look="quiet" className="-ml-4" onClick={() => onUndo(added)}>
            Undo
          </Button>
          <Link to={profilePaths.profile} className="resume-act">
            Edit your profile
          </Link>
        </div>
      )}
    </Notice>
  );
}
