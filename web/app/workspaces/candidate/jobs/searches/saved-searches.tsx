import type { SavedSearch } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { idle } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ListFault } from '../list-fault.tsx';
import { SearchRow } from './search-row.tsx';

/** The saved searches, each with its controls. */
export function SavedSearches({ searches }: { searches: readonly SavedSearch[] | undefined }) {
  const [removedSearch, setRemovedSearch] = useState<SavedSearch>();
  const [intent, setIntent] = useState('');
  const { send, sending, formState } = useAction();
  const ask = (intended: string, { id }: SavedSearch, fields: Readonly<Record<string, string>> = {}) => {
    if (sending) return;
    setIntent(intended);
    send(actionForm(intended, { id, ...fields }));
  };
  if (searches === undefined) return <ListFault message="We could not load your saved searches." />;
  const isGone = removedSearch !== undefined && !searches.some(({ id }) => id === removedSearch.id);
  return (
    <>
      <h2 className="sr-only">Searches you have saved</h2>
      {searches.length === 0 && !isGone && <NoneKept />}
      {searches.length > 0 && (
        <ul className="panel rows search-rows">
          {searches.map((search) => (
            <SearchRow
              key={search.id}
              search={search}
              onAlerts={(alerts) => ask('alerts', search, { alerts })}
              onRemove={() => {
                setRemovedSearch(search);
                ask('remove', search);
              }}
            />
          ))}
        </ul>
      )}
      {isGone && removedSearch !== undefined && (
        <Removed name={removedSearch.name} onUndo={() => ask('restore', removedSearch)} />
      )}
      {/* Removing and restoring are visible, so they need no message. */}
      <StatusMessage state={formState.status === 'error' || intent === 'alerts' ? formState : idle} />
    </>
  );
}

function NoneKept() {
  return (
    <EmptyState
      Icon={BellRing}
      title="You have saved no searches"
      action={<LinkButton to="?">Search for jobs</LinkButton>}
    >
      Search, then press “Save this search”. We count the new jobs, and can email them to you.
    </EmptyState>
  );
}

/** Takes focus when the focused element was removed. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={box} className="job-taken-out mt-4">
      <p role="status">
        <b>{name}</b> is removed, and its emails have stopped. You can bring it back for a day.
      </p>
      <Button type="button" look="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
