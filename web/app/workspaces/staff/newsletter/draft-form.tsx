import {
  issueDraft,
  type issueFiguresOperation,
  type saveIssueOperation,
} from '@portway/contracts/newsletter/issues';
import type { ResponseOf } from '@portway/contracts/operation';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { CheckGroup } from '../../../ui/check-group.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { InsertFigure } from './insert-figure.tsx';
import { topicOptions, type WholeIssue } from './issue-words.ts';

interface DraftFormProps {
  issue: WholeIssue | undefined;
  figures: ResponseOf<typeof issueFiguresOperation>;
  /** Whether there is something that is not saved. */
  onChange: (unsaved: boolean) => void;
}

const { subject, summary } = issueDraft.shape;
const audiences = [
  { value: 'everybody', label: 'Everyone on the list' },
  { value: 'topics', label: 'A change of the law: people who asked for its topic' },
];

/** The fields of a draft. What is saved is exactly what is sent. */
export function DraftForm({ issue, figures, onChange }: DraftFormProps) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [audience, setAudience] = useState(issue?.lawChange ? 'topics' : 'everybody');
  const [chosen, setChosen] = useState<readonly string[]>(issue?.topics ?? []);
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    // Every key typed in a field arrives here, and what is inserted with the buttons too.
    <div onInput={() => onChange(true)}>
      <ActionForm<ResponseOf<typeof saveIssueOperation>>
        intent={issue === undefined ? 'add' : 'save'}
        schemas={{ subject, summary }}
        button="Save the draft"
        onSuccess={({ id }) => {
          onChange(false);
          if (issue === undefined) void navigate(`/staff/newsletter/issue?id=${id}`, { replace: true });
        }}
      >
        {(field) => (
          <>
            <input type="hidden" name="version" value={issue?.version ?? ''} />
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="chosen" value={chosen.join(' ')} />
            <TextField {...field('subject')} label="Subject" defaultValue={issue?.subject ?? ''} />
            <TextField
              {...field('summary')}
              label="Preview line"
              optional
              hint="What email programs show beside the subject."
              defaultValue={issue?.summary ?? ''}
            />
            <SelectField
              {...field('audience')}
              label="Who gets it"
              options={audiences}
              value={audience}
              onChange={(event) => setAudience(event.currentTarget.value)}
            />
            {audience === 'topics' && (
              <CheckGroup
                {...field('topics')}
                label="What the change is about"
                hint="Subscribers who chose no topic hear about every change."
                options={topicOptions}
                chosen={chosen}
                onChoose={setChosen}
              />
            )}
            <LinesField
              {...field('text')}
              label="Text"
              hint="Leave a blank line to start a new paragraph."
              rows={16}
              inputRef={text}
              defaultValue={issue?.text ?? ''}
            />
            <Disclosure summary="How to write headings, lists and links">
              <Syntax />
            </Disclosure>
            <InsertFigure figures={figures} into={text} />
          </>
        )}
      </ActionForm>
    </div>
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
    <dl className="desk-facts">
      {examples.map(([what, example]) => (
        <div key={what} className="contents">
          <dt>{what}</dt>
          <dd className="as-written font-mono text-15">{example}</dd>
        </div>
      ))}
    </dl>
  );
}
