import { submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  addWorkerViewOperation,
  changeWorkerViewOperation,
  type listWorkerViewsOperation,
  removeWorkerViewOperation,
} from '@portway/contracts/sponsor/worker-views/worker-views';
import { type FormEvent, useCallback, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { asMe, follow } from '../../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { UndoBar } from '../../../../ui/undo-bar.tsx';
import { faultInWords } from '../fault-words.ts';
import { isSameView, viewQueryOf } from './view-query.ts';

type View = ResponseOf<typeof listWorkerViewsOperation>['views'][number];

const undoSeconds = 10;

/** The caller’s saved views, as links; the one that is open can be renamed, saved again and removed. */
export function SavedViews({ views }: { views: readonly View[] }) {
  const query = useQuery();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<'new' | View>();
  const [removedView, setRemovedView] = useState<View>();
  const [fault, setFault] = useState('');
  const endUndo = useCallback(() => setRemovedView(undefined), []);
  const openView = views.find((view) => isSameView(view.query, query));
  const isPlain = Object.keys(viewQueryOf(query)).length === 0;
  const me = () => ({ fetch: asMe(new Request(location.href)) });

  const run = async (work: () => Promise<unknown>) => {
    setFault('');
    try {
      await work();
      await revalidate();
      return true;
    } catch (error) {
      if (error instanceof Response) follow(error);
      else setFault(faultInWords(error));
      return false;
    }
  };
  const saveAs = async (name: string) => {
    const isDone = await run(() =>
      dialog === 'new' || dialog === undefined
        ? submit(addWorkerViewOperation, { name, query: viewQueryOf(query) }, me())
        : submit(changeWorkerViewOperation, { name }, { ...me(), parameters: { id: dialog.id } }),
    );
    if (isDone) setDialog(undefined);
  };
  const remove = async (view: View) => {
    const isDone = await run(() =>
      submit(removeWorkerViewOperation, undefined, { ...me(), parameters: { id: view.id } }),
    );
    if (isDone) setRemovedView(view);
  };
  const restore = ({ name, query: saved }: View) => {
    endUndo();
    void run(() => submit(addWorkerViewOperation, { name, query: saved }, me()));
  };
  if (views.length === 0 && isPlain && removedView === undefined) return null;
  return (
    <nav aria-label="Saved views" className="saved-views">
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to={`?${new URLSearchParams(view.query)}`}
                aria-current={view === openView ? 'page' : undefined}
              >
                {view.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {openView === undefined ? (
        !isPlain && (
          <Button type="button" look="quiet" onClick={() => setDialog('new')}>
            Save this view
          </Button>
        )
      ) : (
        <>
          <Button type="button" look="quiet" onClick={() => setDialog(openView)}>
            Rename<span className="sr-only"> {openView.name}</span>
          </Button>
          <Button type="button" look="quiet" onClick={() => void remove(openView)}>
            Remove<span className="sr-only"> {openView.name}</span>
          </Button>
        </>
      )}
      {fault !== '' && dialog === undefined && (
        <p role="alert" className="text-15 text-coral">
          {fault}
        </p>
      )}
      {dialog !== undefined && (
        <NameDialog
          name={dialog === 'new' ? '' : dialog.name}
          isNew={dialog === 'new'}
          fault={fault}
          onSave={saveAs}
          onClose={() => {
            setDialog(undefined);
            setFault('');
          }}
        />
      )}
      {removedView !== undefined && (
        <UndoBar
          message={`“${removedView.name}” is removed.`}
          seconds={undoSeconds}
          onUndo={() => restore(removedView)}
          onOver={endUndo}
        />
      )}
    </nav>
  );
}

interface NameDialogProps {
  name: string;
  isNew: boolean;
  fault: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameDialog({ name, isNew, fault, onSave, onClose }: NameDialogProps) {
  const [typedName, setTypedName] = useState(name);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSave(typedName);
  };
  return (
    <Dialog title={isNew ? 'Save this view' : 'Rename the view'} onClose={onClose}>
      <form onSubmit={send} noValidate className="mt-4 grid gap-4">
        {isNew && (
          <p className="text-15 text-ink-2">
            The filters, the order and the columns as you see them. Only you see your views.
          </p>
        )}
        <TextField
          name="view-name"
          label="Name"
          maxLength={60}
          autoComplete="off"
          value={typedName}
          error={fault === '' ? undefined : fault}
          onChange={({ currentTarget }) => setTypedName(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button>Save</Button>
          <Button type="button" look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
