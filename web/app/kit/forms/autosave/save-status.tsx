import { useEffect, useState } from 'react';
import type { Autosave, SaveState } from './autosave.ts';
import { useSaveSummary } from './use-autosave.ts';

interface SaveStatusProps {
  status: SaveState['status'];
  /** The state in words. */
  children: string;
  className?: string;
}

/**
 * A save state in words. Only a state that lasts is announced, so that screen-reader users do not hear every
 * step of saving.
 */
export function SaveStatus({ status, children, className = 'save-line' }: SaveStatusProps) {
  const [settled, setSettled] = useState(children);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(children), 1000);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p className={className} data-status={status}>
      <span aria-hidden>{children}</span>
      <span role="status" className="sr-only">
        {settled}
      </span>
    </p>
  );
}

const words = {
  changed: 'Changed in another window. Choose which version to keep.',
  refused: 'An answer cannot be saved as it is. Fix the one marked below.',
  offline: 'No connection. Your changes are stored here, and we will send them later.',
  saving: 'Saving…',
  waiting: 'Saving…',
  stored: 'All changes saved.',
} as const;

interface SaveSummaryProps {
  autosave: Autosave;
  /** On a page without fields: says nothing once everything is saved. */
  onlyUnsaved?: boolean;
}

/** The save state of all fields together. */
export function SaveSummary({ autosave, onlyUnsaved = false }: SaveSummaryProps) {
  const { summary, hasSaved } = useSaveSummary(autosave);
  const storedWords = onlyUnsaved ? '' : hasSaved ? words.stored : 'Changes are saved as you make them.';
  return <SaveStatus status={summary}>{summary === 'stored' ? storedWords : words[summary]}</SaveStatus>;
}
