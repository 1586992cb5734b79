import { useState } from 'react';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { FieldError } from '../../../../ui/field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface Hours {
  readonly from: string;
  readonly to: string;
}

/** From when to when the team works together: one answer in two fields. */
export function CollaborationHours() {
  const answer = useAnswer('job.collaborationHours');
  const [typed, setTyped] = useState<Hours>();
  const { from, to } = typed ?? hoursIn(answer.value);
  const error = errorIn(answer);
  const type = (hours: Hours) => {
    setTyped(hours);
    if (hours.from === '' && hours.to === '') answer.choose(null);
    else if (hours.from !== '' && hours.to !== '') answer.choose(hours);
  };
  return (
    <Autosaved answer={answer} inWords={(value) => Object.values(hoursIn(value)).join(' to ')}>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 font-medium">
          The team works together, London time <span className="font-normal text-ink-2">(optional)</span>
        </legend>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="collaboration-from"
            label="From"
            type="time"
            value={from}
            onChange={(event) => type({ from: event.currentTarget.value, to })}
          />
          <TextField
            name="collaboration-to"
            label="To"
            type="time"
            value={to}
            onChange={(event) => type({ from, to: event.currentTarget.value })}
          />
        </div>
        {error !== undefined && <FieldError name="collaboration">{error}</FieldError>}
      </fieldset>
    </Autosaved>
  );
}

function hoursIn(value: unknown): Hours {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value))
    return { from: '', to: '' };
  return { from: String(value.from), to: String(value.to) };
}
