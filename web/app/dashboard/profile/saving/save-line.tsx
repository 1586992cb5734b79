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

/** How saving stands, for all fields together; read out when it changes. */
export function SaveLine() {
  const { summary, hasSaved } = useSaveSummary();
  const said = summary === 'stored' && !hasSaved ? 'Changes are saved as you make them.' : words[summary];
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

/** What stays for a moment: whoever listens is not told each step of saving. */
function useSettled(said: string): string {
  const [settled, setSettled] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(said), 1000);
    return () => clearTimeout(timer);
  }, [said]);
  return settled;
}
