import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerKey } from '../../../../kit/forms/autosave/autosave.ts';
import { asText, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import './entries.css';

interface EntryCardProps {
  /** Prefix of the ids of its elements. */
  id: string;
  /** The answers that name the entry. */
  knownBy: readonly [AnswerKey, AnswerKey];
  isFirst: boolean;
  isLast: boolean;
  onMove: (to: 'up' | 'down') => void;
  /** Called with the entry's name: empty while it has none. */
  onRemove: (name: string) => void;
  children: ReactNode;
}

/** One work or education entry, with its controls. */
export function EntryCard({ id, knownBy, isFirst, isLast, onMove, onRemove, children }: EntryCardProps) {
  const [one, other] = [useAnswer(knownBy[0]).value, useAnswer(knownBy[1]).value];
  const name = [asText(one), asText(other)].filter(Boolean).join(', ');
  const called = name || 'this new one';
  return (
    <li className="entry">
      <div className="entry-head">
        <h3 id={`${id}-name`} tabIndex={-1} className="font-semibold wrap-anywhere">
          {name || 'New'}
        </h3>
        <div className="flex">
          {!isFirst && (
            <button type="button" id={`${id}-up`} className="entry-button" onClick={() => onMove('up')}>
              <ArrowUp size={20} aria-hidden />
              <span className="sr-only">Move {called} up</span>
            </button>
          )}
          {!isLast && (
            <button type="button" id={`${id}-down`} className="entry-button" onClick={() => onMove('down')}>
              <ArrowDown size={20} aria-hidden />
              <span className="sr-only">Move {called} down</span>
            </button>
          )}
          <button type="button" className="entry-button" onClick={() => onRemove(name)}>
            <Trash2 size={20} aria-hidden />
            <span className="sr-only">Remove {called}</span>
          </button>
        </div>
      </div>
      {children}
    </li>
  );
}
