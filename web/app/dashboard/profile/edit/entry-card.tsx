import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import './entries.css';

interface EntryCardProps {
  /** Begins the ids of its parts. */
  id: string;
  /** Empty while it has none. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (to: 'up' | 'down') => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One piece of work or education, with what can be done to it. */
export function EntryCard({ id, name, isFirst, isLast, onMove, onRemove, children }: EntryCardProps) {
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
          <button type="button" className="entry-button" onClick={onRemove}>
            <Trash2 size={20} aria-hidden />
            <span className="sr-only">Remove {called}</span>
          </button>
        </div>
      </div>
      {children}
    </li>
  );
}
