import type { EmployerApplicationDetails } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { useState } from 'react';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { InterviewFacts } from '../../../../subjects/job/facts/interview-facts.tsx';
import { zoneToday } from '../../../../text/time-zones/time-zones.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface InterviewProps {
  applicant: EmployerApplicationDetails;
  canHire: boolean;
}

/** When and where: shown, and set, changed or cancelled by those who hire. */
export function Interview({ applicant: { id, status, interview }, canHire }: InterviewProps) {
  const isThere = interview !== null && !interview.cancelled;
  const [isEdited, setIsEdited] = useState(false);
  const { send, sending, formState } = useAction();
  if (status !== 'interview') return interview === null ? null : <InterviewFacts interview={interview} />;
  return (
    <section aria-label="Interview">
      {interview !== null && <InterviewFacts interview={interview} />}
      {canHire && !isEdited && (
        <div className="flex flex-wrap gap-2">
          <Button type="button" look={isThere ? 'quiet' : 'outline'} onClick={() => setIsEdited(true)}>
            {isThere ? 'Change the time or place' : 'Say when and where'}
          </Button>
          {isThere && (
            <ConfirmButton
              button="Cancel the interview"
              look="quiet"
              title="Cancel this interview?"
              yes="Cancel the interview"
              no="Keep it"
              onYes={() => sending || send(actionForm('cancel-interview', { id }))}
            >
              <p>They are told by email, and it leaves their calendar.</p>
            </ConfirmButton>
          )}
        </div>
      )}
      {canHire && isEdited && (
        <InterviewForm id={id} interview={interview} onDone={() => setIsEdited(false)} />
      )}
      <StatusMessage state={formState} />
    </section>
  );
}

interface InterviewFormProps {
  id: string;
  interview: EmployerApplicationDetails['interview'];
  onDone: () => void;
}

const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 480];

function InterviewForm({ id, interview, onDone }: InterviewFormProps) {
  const zone = interview?.timeZone ?? zoneToday(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const was = interview === null ? undefined : partsIn(interview.startsAt, zone);
  const zones = [...new Set([zone, 'Europe/London', ...Intl.supportedValuesOf('timeZone').map(zoneToday)])];
  return (
    <ActionForm
      intent="interview"
      button="Save and email them"
      onSuccess={onDone}
      beside={
        <Button type="button" look="outline" onClick={onDone}>
          Close
        </Button>
      }
    >
      {(field) => (
        <>
          <input type="hidden" name="id" value={id} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('date')} label="Day" type="date" defaultValue={was?.date} />
            <TextField {...field('time')} label="Time" type="time" defaultValue={was?.time} />
          </div>
          <SelectField
            {...field('timeZone')}
            label="Time zone"
            defaultValue={zone}
            options={zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
          />
          <SelectField
            {...field('minutes')}
            label="Length"
            defaultValue={`${interview?.minutes ?? 45}`}
            options={lengths.map((minutes) => ({ value: `${minutes}`, label: `${minutes} minutes` }))}
          />
          <TextField
            {...field('place')}
            label="Where"
            hint="A link, a telephone number or an address."
            maxLength={300}
            defaultValue={interview?.place}
          />
          <LinesField
            {...field('words')}
            label="What they should know"
            optional
            rows={3}
            maxLength={1000}
            defaultValue={interview?.words}
          />
        </>
      )}
    </ActionForm>
  );
}

/** The date and the time of an instant in a zone, as form fields want them. */
function partsIn(instant: string, timeZone: string) {
  const [date, time] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .split(' ');
  return { date, time };
}
