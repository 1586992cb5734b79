import type { EntryKind } from '@portway/contracts/candidate/profile/profile';
import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useAutosave } from '../../../../kit/forms/autosave/use-autosave.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EntryCard } from './entry-card.tsx';

interface EntriesProps {
  kind: EntryKind;
  title: string;
  text: string;
  /** The label of the button that adds an entry. */
  add: string;
  entries: readonly { readonly id: string }[];
  /** The two answers that identify an entry. */
  knownBy: readonly [string, string];
  Fields: ComponentType<{ id: string }>;
}

/** Work or education entries: added, reordered, removed and restored. */
export function Entries(props: EntriesProps) {
  const { kind, title, text, add, entries, knownBy, Fields } = props;
  const autosave = useAutosave();
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string }>();
  const { send, sending, formState } = useAction((_, sent) => {
    const [intent, id] = [sent.get('intent'), String(sent.get('id'))];
    if (intent === 'remove') autosave.setAside(`${kind}.${id}.`);
    if (intent === 'restore') {
      autosave.bringBack(`${kind}.${id}.`);
      setRemoved(undefined);
    }
    if (intent === 'move') focusOn(`${kind}-${id}-${sent.get('to')}`, `${kind}-${id}-name`);
    if (intent === 'add' || intent === 'restore') focusOn(`${kind}-${id}-name`);
  });
  const ask = (intent: string, fields: Readonly<Record<string, string>>) => {
    if (!sending) send(actionForm(intent, fields));
  };
  return (
    <Panel id={kind} title={title} text={text}>
      {entries.length === 0 && <p className="text-ink-2">Nothing yet.</p>}
      <ol className="entries">
        {entries.map(({ id }, index) => (
          <EntryCard
            key={id}
            id={`${kind}-${id}`}
            knownBy={[`${kind}.${id}.${knownBy[0]}`, `${kind}.${id}.${knownBy[1]}`]}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onMove={(to) => ask('move', { id, to })}
            onRemove={(name) => {
              setRemoved({ id, name });
              ask('remove', { id });
            }}
          >
            <Fields id={id} />
          </EntryCard>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="button" look="outline" onClick={() => ask('add', { id: crypto.randomUUID(), kind })}>
          <Plus size={20} aria-hidden />
          {add}
        </Button>
        {removed !== undefined && formState.status === 'success' && (
          <p className="flex flex-wrap items-center gap-x-3">
            <span role="status">{removed.name || 'The empty entry'} is removed.</span>
            <Button type="button" look="quiet" onClick={() => ask('restore', { id: removed.id })}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {formState.status === 'error' && <StatusMessage state={formState} />}
    </Panel>
  );
}

/** The first of these elements that exists takes focus. */
function focusOn(...ids: readonly string[]) {
  const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  found?.focus();
}
