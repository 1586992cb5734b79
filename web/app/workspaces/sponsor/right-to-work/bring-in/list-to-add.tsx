import { useRef, useState } from 'react';
import { BusyButton } from '../../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ReadList } from './bring-in.tsx';
import {
  type Corrections,
  dayFields,
  fieldWords,
  type OpenQuestion,
  openQuestions,
  personOf,
  withRefused,
} from './read-list.ts';

interface ListToAddProps {
  list: ReadList;
  onAdded: () => void;
  /** Another file is to be chosen. */
  onOther: () => void;
}

/** So many questions are asked at a time: the next come as these are answered. */
const askedAtOnce = 20;

/** What was read of a list, what it leaves open, and the button that adds it. */
export function ListToAdd({ list, onAdded, onOther }: ListToAddProps) {
  const today = londonToday();
  const [corrections, setCorrections] = useState<Corrections>({});
  const [people, setPeople] = useState(list.people);
  const { send, sending, formState, reauthDialog } = useAction(onAdded);
  const handled = useRef(formState);
  if (handled.current !== formState) {
    handled.current = formState;
    if (Object.keys(formState.fieldErrors).length > 0) {
      // What was refused is asked about again, with what had been answered before.
      setPeople(withRefused(people.map(corrected(corrections)), formState.fieldErrors));
      setCorrections({});
    }
  }
  const open = openQuestions(people, corrections);
  const askingRows = new Set(open.map(({ row }) => row)).size;
  const answer = ({ row, field }: OpenQuestion, value: string) =>
    setCorrections((before) => ({ ...before, [row]: { ...before[row], [field]: value } }));
  const add = () =>
    send(
      actionForm('add', {
        people: JSON.stringify(people.map((person) => personOf(person, corrections[person.row], today))),
      }),
    );
  return (
    <>
      {list.unread.length > 0 && (
        <Notice title="Nothing is taken over of these columns">{list.unread.join(', ')}</Notice>
      )}
      {open.length > 0 && (
        <Panel
          title={askingRows === 1 ? 'One row asks something' : `${askingRows} rows ask something`}
          text={
            open.length > askedAtOnce ? `The first ${askedAtOnce} of ${open.length} questions.` : undefined
          }
        >
          <ul className="flex flex-col gap-6">
            {open.slice(0, askedAtOnce).map((question) => (
              <li key={`${question.row} ${question.field}`}>
                <Question question={question} onAnswer={(value) => answer(question, value)} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={people.length === 1 ? 'One person was read' : `${people.length} people were read`}>
        <DataTable
          caption="What was read"
          quietCaption
          columns={[
            { head: 'Row', cell: ({ row }) => String(row) },
            { head: 'Name', cell: ({ values }) => values.fullName ?? '–' },
            ...Object.entries(list.columns)
              .filter(([field]) => !['fullName', 'forename', 'surname'].includes(field))
              .map(([field, heading]) => ({
                head: heading === '' ? (fieldWords[field] ?? field) : heading,
                cell: ({ row, values }: ReadList['people'][number]) =>
                  corrections[row]?.[field] ?? values[field] ?? '–',
              })),
          ]}
          rows={people.slice(0, 50)}
          keyOf={({ row }) => String(row)}
        />
        {people.length > 50 && <p className="mt-3 text-15 text-ink-2">And {people.length - 50} more.</p>}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          {open.length === 0 ? (
            <BusyButton type="button" sending={sending} onClick={add}>
              {people.length === 1 ? 'Add this person' : `Add all ${people.length}`}
            </BusyButton>
          ) : (
            <p className="text-15">Answer what is asked above: all are added together, or none.</p>
          )}
          <Button type="button" look="outline" onClick={onOther}>
            Choose another file
          </Button>
        </div>
        <StatusMessage state={formState} />
        {reauthDialog}
      </Panel>
    </>
  );
}

const corrected =
  (corrections: Corrections) =>
  (person: ReadList['people'][number]): ReadList['people'][number] => ({
    ...person,
    values: { ...person.values, ...corrections[person.row] },
    faults: [],
  });

function Question({ question, onAnswer }: { question: OpenQuestion; onAnswer: (value: string) => void }) {
  const { row, name, field, typed, message, choices } = question;
  const shared = {
    name: `${field}-${row}`,
    label: `${fieldWords[field] ?? field} of ${name}`,
    hint: typed === '' ? `Row ${row}. ${message}` : `Row ${row} says “${typed}”. ${message}`,
  };
  if (choices.length > 0)
    return (
      <SelectField
        {...shared}
        options={[{ value: '', label: 'Choose' }, ...choices]}
        defaultValue=""
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
    );
  const onBlur = ({ currentTarget }: { currentTarget: { value: string } }) => {
    if (currentTarget.value.trim() !== '') onAnswer(currentTarget.value.trim());
  };
  return dayFields.has(field) ? (
    <DateField {...shared} defaultValue="" onBlur={onBlur} />
  ) : (
    <TextField {...shared} defaultValue="" autoComplete="off" onBlur={onBlur} />
  );
}
