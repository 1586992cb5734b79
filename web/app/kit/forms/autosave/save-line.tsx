import { useEffect, useState } from 'react';
import { useSaveSummary } from './use-autosave.ts';

const words = {
  changed: 'Changed in another window: choose which version stays.',
  refused: 'Something cannot be saved like this. It is marked below.',
  offline: 'No connection: your changes are kept here and sent later.',
  saving: 'Saving…',
  waiting: 'Saving…',
  stored: 'All changes saved.',
} as const;

/**
 * The save state of all fields together; announced when it changes. On a page without fields (`onlyUnsaved`)
 * it says nothing once everything is saved.
 */
export function SaveLine({ onlyUnsaved = false }: { onlyUnsaved?: boolean }) {
  const { summary, hasSaved } = useSaveSummary();
  const settledWords = onlyUnsaved ? '' : hasSaved ? words.stored : 'Changes are saved as you make them.';
  const said = summary === 'stored' ? settledWords : words[summary];
  const settled = useSettled(said);
  return (
    <p className="save-line" data-status={summary}>
      <span aria-hidden>{said}</span>
      <span role="status" className="sr-only">
        {settled}
      </span>
    </p>
  );
}

/** Only a state that lasts is announced, so that screen-reader users do not hear every step of saving. */
function useSettled(said: string): string {
  const [settled, setSettled] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(said), 1000);
    return () => clearTimeout(timer);
  }, [said]);
  return settled;
}
