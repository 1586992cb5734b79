import type {
  CertificateField,
  CertificateProposal,
  CertificateReading,
} from '@portway/contracts/sponsor/records/certificate-paper';
import { type FormEvent, useId, useState } from 'react';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { withDaysInWords } from '../../../text/days.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckGroup } from '../../../ui/check-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { weekdays } from '../workers/worker-words.ts';

/** What was ticked, as it is sent. */
export type Confirmed = Readonly<{ take: string; worksOn?: string; anyway?: string }>;

interface CertificateValuesProps {
  reading: CertificateReading;
  /** Whether confirming keeps the file too: one that was chosen just now. */
  keepsFile: boolean;
  sending: boolean;
  onConfirm: (confirmed: Confirmed) => void;
  onLeave: () => void;
}

type Choices = Readonly<Partial<Record<CertificateField, number>>>;

const jobFields: readonly CertificateField[] = ['job-title', 'occupation-code', 'pay', 'hours', 'work-place'];

/** Each value beside its source and beside the record; what the record lacks is ticked. */
export function CertificateValues({
  reading,
  keepsFile,
  sending,
  onConfirm,
  onLeave,
}: CertificateValuesProps) {
  const { fields, another, asksDays, worker, message } = reading;
  const [choices, setChoices] = useState<Choices>(() => tickedAtFirst(reading));
  const [isAnyway, setIsAnyway] = useState(false);
  const [worksOn, setWorksOn] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const choicesMade = fields.filter(({ field }) => choices[field] !== undefined);
  const asks = asksDays && choicesMade.some(({ field }) => jobFields.includes(field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf({
      count: choicesMade.length,
      another: another !== null && !isAnyway,
      days: asks ? worksOn : null,
    });
    setError(fault);
    if (fault !== undefined || sending) return;
    onConfirm({
      take: choicesMade.map(({ field }) => `${field}:${choices[field]}`).join(','),
      ...(asks && { worksOn: worksOn.join('') }),
      ...(isAnyway && { anyway: 'yes' }),
    });
  };
  if (fields.length === 0)
    return (
      <Notice kind="warning" title="Nothing was read">
        <p>{message}</p>
        <Button type="button" look="outline" onClick={onLeave}>
          Choose another file
        </Button>
      </Notice>
    );
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      {another !== null && (
        <Notice kind="warning" title="It may be about someone else">
          <p>{another}</p>
          <Tick
            checked={isAnyway}
            onChange={setIsAnyway}
            label={`It is about ${worker.fullName} all the same`}
          />
        </Notice>
      )}
      <p className="text-15 text-ink-2">
        Ticked is what the record does not have. What differs is ticked by you: it then replaces the record.
      </p>
      <ul className="certificate-values">
        {fields.map((proposal) => (
          <li key={proposal.field} data-standing={proposal.standing}>
            <Proposal
              proposal={proposal}
              choice={choices[proposal.field]}
              onChoose={(place) => setChoices({ ...choices, [proposal.field]: place })}
            />
          </li>
        ))}
      </ul>
      {asks && (
        <CheckGroup
          name="worksOn"
          label="Days worked"
          hint="No job is on record yet, and a certificate does not state the days."
          options={weekdays.map((label, place) => ({ value: `${place + 1}`, label }))}
          chosen={worksOn}
          onChoose={setWorksOn}
        />
      )}
      {error !== undefined && (
        <div role="alert">
          <Notice kind="error" title={error} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <BusyButton sending={sending}>{buttonWords(choicesMade.length, keepsFile)}</BusyButton>
        <Button type="button" look="quiet" onClick={onLeave}>
          Leave the record as it is
        </Button>
      </div>
    </form>
  );
}

interface ProposalProps {
  proposal: CertificateProposal;
  choice: number | undefined;
  onChoose: (place: number | undefined) => void;
}

function Proposal({ proposal, choice, onChoose }: ProposalProps) {
  const { title, readings, page, source, question, onRecord, standing } = proposal;
  const [only, other] = readings;
  const isTakeable = standing !== 'same' && readings.some(({ mayTake }) => mayTake);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{title}</legend>
      {!isTakeable && <p className="wrap-anywhere">{readings.map(({ words }) => words).join(', or ')}</p>}
      {isTakeable && only !== undefined && other === undefined && (
        <Tick
          checked={choice === 0}
          onChange={(on) => onChoose(on ? 0 : undefined)}
          label={only.words}
          about={title}
        />
      )}
      {isTakeable && other !== undefined && <Readings {...{ proposal, choice, onChoose }} />}
      {question !== null && <p className="text-15">{question}</p>}
      <p className="text-14 text-ink-2 wrap-anywhere">
        Page {page}: ‘{source}’
      </p>
      <p className="text-15 wrap-anywhere" data-differs={standing === 'different' ? '' : undefined}>
        {recordWords(standing, onRecord)}
      </p>
    </fieldset>
  );
}

/** Two readings or more: a person chooses one, or none. */
function Readings({ proposal: { field, readings }, choice, onChoose }: ProposalProps) {
  const name = useId();
  const options = [...readings.entries()].filter(([, { mayTake }]) => mayTake);
  const radio = (place: number | undefined, words: string) => (
    <li key={words} className="check-line">
      <input
        type="radio"
        id={`${name}-${place}`}
        name={`${name}-${field}`}
        checked={choice === place}
        onChange={() => onChoose(place)}
        className="size-5 shrink-0"
      />
      <label htmlFor={`${name}-${place}`}>{words}</label>
    </li>
  );
  return (
    <ul className="check-group">
      {options.map(([place, { words }]) => radio(place, words))}
      {radio(undefined, 'None of them')}
    </ul>
  );
}

interface TickProps {
  checked: boolean;
  onChange: (on: boolean) => void;
  label: string;
  /** What it is about, where the label alone does not say it. */
  about?: string;
}

function Tick({ checked, onChange, label, about }: TickProps) {
  const id = useId();
  return (
    <div className="check-line">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-5 shrink-0"
      />
      <label htmlFor={id} className="wrap-anywhere">
        {about !== undefined && <span className="sr-only">{about}: </span>}
        {label}
      </label>
    </div>
  );
}

function tickedAtFirst({ fields, another }: CertificateReading): Choices {
  if (another !== null) return {};
  const ticked = fields.filter(
    ({ standing, question, readings: [only, other] }) =>
      standing === 'empty' && question === null && other === undefined && only?.mayTake === true,
  );
  return Object.fromEntries(ticked.map(({ field }) => [field, 0]));
}

function recordWords(standing: CertificateProposal['standing'], onRecord: string | null): string {
  if (onRecord === null) return 'On record: nothing.';
  const words = withDaysInWords(onRecord);
  return standing === 'same' ? `On record: the same, ${words}.` : `On record, and different: ${words}.`;
}

function faultOf({
  count,
  another,
  days,
}: {
  readonly count: number;
  readonly another: boolean;
  readonly days: readonly string[] | null;
}): string | undefined {
  if (another) return 'Say that it is about this worker, or choose another file.';
  if (count === 0) return 'Tick at least one value.';
  return days?.length === 0 ? 'Choose the days of the week that are worked.' : undefined;
}

const buttonWords = (count: number, keepsFile: boolean) =>
  `Put ${count === 1 ? '1 value' : `${count} values`} on record${keepsFile ? ' and keep the file' : ''}`;
