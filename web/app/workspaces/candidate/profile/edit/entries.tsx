import type { EntryKind } from '@portway/contracts/candidate/profile/profile';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnswerKey } from '../../../../kit/forms/autosave/autosave.ts';
import { asText, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { useAutosave } from '../../../../kit/forms/autosave/use-autosave.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import './entries.css';

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
  const [removedEntry, setRemovedEntry] = useState<{ readonly id: string; readonly name: string }>();
  const { send, sending, formState } = useAction((_, formData) => {
    const [intent, id] = [formData.get('intent'), String(formData.get('id'))];
    if (intent === 'remove') autosave.setAside(`${kind}.${id}.`);
    if (intent === 'restore') {
      autosave.bringBack(`${kind}.${id}.`);
      setRemovedEntry(undefined);
    }
    if (intent === 'move') focusOn(`${kind}-${id}-${formData.get('to')}`, `${kind}-${id}-name`);
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
              setRemovedEntry({ id, name });
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
        {removedEntry !== undefined && formState.status === 'success' && (
          <p className="flex flex-wrap items-center gap-x-3">
            <span role="status">{removedEntry.name || 'The empty entry'} is removed.</span>
            <Button type="button" look="quiet" onClick={() => ask('restore', { id: removedEntry.id })}>
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
  const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  target?.focus();
}

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
function EntryCard({ id, knownBy, isFirst, isLast, onMove, onRemove, children }: EntryCardProps) {
  const [one, other] = [useAnswer(knownBy[0]).value, useAnswer(knownBy[1]).value];
  const name = [asText(one), asText(other)].filter(Boolean).join(', ');
  const label = name || 'this new one';
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
              <span className="sr-only">Move {label} up</span>
            </button>
          )}
          {!isLast && (
            <button type="button" id={`${id}-down`} className="entry-button" onClick={() => onMove('down')}>
              <ArrowDown size={20} aria-hidden />
              <span className="sr-only">Move {label} down</span>
            </button>
          )}
          <button type="button" className="entry-button" onClick={() => onRemove(name)}>
            <Trash2 size={20} aria-hidden />
            <span className="sr-only">Remove {label}</span>
          </button>
        </div>
      </div>
      {children}
    </li>
  );
}
