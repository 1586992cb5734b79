import type { ResponseOf } from '@portway/contracts/operation';
import { type operatorDeskOperation, operatorFigureFields } from '@portway/contracts/site/operator/operator';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { type Action, actionForm } from '../../../kit/forms/use-action.tsx';
import { dayInWords } from '../../../text/days.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Figure = ResponseOf<typeof operatorDeskOperation>['figures'][number];

interface FigureRowProps {
  figure: Figure;
  send: Action<unknown>['send'];
}

/** One figure, to read, change or delete; an example of the demo only to delete. */
export function FigureRow({ figure, send }: FigureRowProps) {
  const { id, value, label, source, on, example, shown } = figure;
  const [edits, setEdits] = useState(false);
  return (
    <li className="staff-template">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-semibold wrap-anywhere">
          {value} {label}
          {example && <Tag look="sand">Example</Tag>}
          {shown && <Tag look="mint">On the page About</Tag>}
        </h2>
        {edits ? (
          <div className="mt-4">
            <FigureForm figure={figure} onSaved={() => setEdits(false)} />
          </div>
        ) : (
          <p className="mt-1 text-15 text-ink-2 wrap-anywhere">
            {source}, {dayInWords(on)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!example && (
          <Button type="button" look="outline" aria-expanded={edits} onClick={() => setEdits(!edits)}>
            {edits ? 'Cancel' : 'Change'}
            <span className="sr-only"> the figure {label}</span>
          </Button>
        )}
        <ConfirmButton
          button={
            <>
              Delete<span className="sr-only"> the figure {label}</span>
            </>
          }
          look="quiet"
          title={`Delete “${value} ${label}”?`}
          yes="Delete it"
          onYes={() => send(actionForm('delete', { id }))}
        >
          <p>It is gone for good, from the page About too.</p>
        </ConfirmButton>
      </div>
    </li>
  );
}

interface FigureFormProps {
  /** Without one, the form adds a figure. */
  figure?: Figure;
  onSaved?: () => void;
}

/** What a figure says, where it comes from, and of which day it is. */
export function FigureForm({ figure, onSaved }: FigureFormProps) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <ActionForm
      intent={figure === undefined ? 'add' : 'save'}
      schemas={operatorFigureFields.shape}
      button={figure === undefined ? 'Save the figure' : 'Save the changes'}
      clears={figure === undefined}
      onSuccess={() => {
        setKey(crypto.randomUUID());
        onSaved?.();
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="id" value={figure?.id ?? ''} />
          <input type="hidden" name="version" value={figure?.version ?? ''} />
          <input type="hidden" name="key" value={key} />
          <TextField
            {...field('value')}
            label="Figure"
            hint="Such as 120, 98% or 40+."
            defaultValue={figure?.value ?? ''}
          />
          <TextField
            {...field('label')}
            label="What it counts"
            hint="Such as “sponsors advised”."
            defaultValue={figure?.label ?? ''}
          />
          <TextField
            {...field('source')}
            label="Where it comes from"
            hint="Shown beside the figure, such as “Our own survey of 84 clients”."
            defaultValue={figure?.source ?? ''}
          />
          <DateField {...field('on')} label="Day on which it was true" defaultValue={figure?.on ?? ''} />
        </>
      )}
    </ActionForm>
  );
}
