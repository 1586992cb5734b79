import type { ResponseOf } from '@portway/contracts/operation';
import type { issueFiguresOperation } from '@portway/contracts/site/newsletter/issues';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { SaveState } from '../../../kit/forms/autosave/autosave.ts';
import { Versions } from '../../../kit/forms/autosave/autosaved.tsx';
import { SaveStatus } from '../../../kit/forms/autosave/save-status.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckGroup } from '../../../ui/check-group.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { asDraft, draftErrors, draftInWords } from './issue-draft.ts';
import { topicOptions } from './issue-words.ts';
import type { DraftAnswer } from './use-draft.ts';

const words = {
  waiting: 'Saving…',
  saving: 'Saving…',
  offline: 'No connection. What you wrote is stored in this browser, and will be saved later.',
  changed: 'Changed in another window: choose above which version to keep.',
} as const;

/** The draft's save state. */
function DraftLine({ state }: { state: SaveState }) {
  return (
    <SaveStatus status={state.status} className="text-14 text-ink-2">
      {inWords(state)}
    </SaveStatus>
  );
}

function inWords(state: SaveState): string {
  if (state.status === 'refused') return `Not saved like this. ${state.message}`;
  if (state.status === 'stored') return state.fresh ? 'Saved.' : 'Saved as you write.';
  return words[state.status];
}

interface DraftFormProps {
  draft: DraftAnswer;
  figures: ResponseOf<typeof issueFiguresOperation>;
}

const audiences = [
  { value: 'everybody', label: 'Everyone on the list' },
  { value: 'topics', label: 'A change of the law: people who asked for its topic' },
];

/** The fields of a draft, saved as they are written. What is saved is exactly what is sent. */
export function DraftForm({ draft, figures }: DraftFormProps) {
  const { value, state, replaced, type, choose, settle, decide } = draft;
  const text = useRef<HTMLTextAreaElement>(null);
  const errors = state.status === 'refused' ? draftErrors(value) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle();
  };
  return (
    <form noValidate onSubmit={submit} onBlur={settle} className="flex flex-col gap-6">
      {state.status === 'changed' && (
        <Versions mine={draftInWords(value)} theirs={draftInWords(asDraft(state.theirs))} onDecide={decide} />
      )}
      <div key={replaced} className="flex flex-col gap-6">
        <TextField
          name="subject"
          label="Subject"
          error={errors.subject}
          defaultValue={value.subject}
          onChange={(event) => type({ subject: event.currentTarget.value })}
        />
        <TextField
          name="summary"
          label="Preview line"
          optional
          hint="What email programs show beside the subject."
          error={errors.summary}
          defaultValue={value.summary}
          onChange={(event) => type({ summary: event.currentTarget.value })}
        />
        <SelectField
          name="audience"
          label="Who gets it"
          options={audiences}
          value={value.lawChange ? 'topics' : 'everybody'}
          onChange={(event) => choose({ lawChange: event.currentTarget.value === 'topics' })}
        />
        {value.lawChange && (
          <CheckGroup
            name="topics"
            label="What the change is about"
            hint="Subscribers who chose no topic hear about every change."
            options={topicOptions}
            chosen={value.topics}
            onChoose={(topics) => choose({ topics: asDraft({ topics }).topics })}
          />
        )}
        <LinesField
          name="text"
          label="Text"
          hint="Leave a blank line to start a new paragraph."
          rows={16}
          inputRef={text}
          error={errors.text}
          defaultValue={value.text}
          onChange={(event) => type({ text: event.currentTarget.value })}
        />
      </div>
      <DraftLine state={state} />
      <Disclosure summary="How to write headings, lists and links">
        <Syntax />
      </Disclosure>
      <InsertFigure figures={figures} into={text} />
    </form>
  );
}

const examples = [
  ['A heading', '## What changes'],
  ['A list', '- First\n- Second'],
  ['A link', '[Our calculators](/tools)'],
  ['Strong words', '**from 9 April**'],
] as const;

function Syntax() {
  return (
    <dl className="staff-facts">
      {examples.map(([what, example]) => (
        <div key={what} className="contents">
          <dt>{what}</dt>
          <dd className="as-written font-mono text-15">{example}</dd>
        </div>
      ))}
    </dl>
  );
}

interface InsertFigureProps {
  figures: ResponseOf<typeof issueFiguresOperation>;
  into: RefObject<HTMLTextAreaElement | null>;
}

/** Writes a figure of the law at the cursor, by its rule and its day. The server fills in the amount. */
function InsertFigure({ figures: { today, figures }, into }: InsertFigureProps) {
  const [rule, setRule] = useState(figures[0]?.rule ?? '');
  const [day, setDay] = useState(today);
  const options = figures.map(({ rule: value, topic, title, value: amount }) => ({
    value,
    label: `${topic}: ${title} (${amount})`,
  }));
  const insert = () => {
    const field = into.current;
    if (field === null || rule === '' || day === '') return;
    field.focus();
    field.setRangeText(`{{${rule} on ${day}}}`, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Disclosure summary="Insert a figure of the law">
      <div className="flex flex-col gap-4">
        <p className="text-15 text-ink-2">
          Never type an amount. Choose its rule and day. The amount is then filled in, with the rule and the
          day.
        </p>
        <SelectField
          name="figure"
          label="Figure, with its value today"
          options={options}
          value={rule}
          onChange={(event) => setRule(event.currentTarget.value)}
        />
        <DateField
          name="day"
          label="For which day"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <div>
          <Button type="button" look="outline" onClick={insert}>
            Insert the figure
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
