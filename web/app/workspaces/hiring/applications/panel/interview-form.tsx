import type { EmployerApplicationDetails } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { useState } from 'react';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { InterviewFacts } from '../../../../subjects/job/facts/interview-facts.tsx';
import { interviewWhen } from '../../../../text/job/interview-words.ts';
import { onDay } from '../../../../text/moments.ts';
import { instantIn } from '../../../../text/time-zones/local-instant.ts';
import { cityOf, zoneToday } from '../../../../text/time-zones/time-zones.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { firstNameOf } from '../applicant-words.ts';
import { InterviewZone, type LikelyZone } from './interview-zone.tsx';

interface InterviewProps {
  applicant: EmployerApplicationDetails;
  canHire: boolean;
}

/** When and where: shown, and set, changed or cancelled by those who hire. */
export function Interview({ applicant, canHire }: InterviewProps) {
  const { id, status, interview } = applicant;
  const isThere = interview !== null && !interview.cancelled;
  const [isEdited, setIsEdited] = useState(useQuery().get('do') === 'interview');
  const { send, sending, formState } = useAction();
  if (status !== 'interview') return interview === null ? null : <InterviewFacts interview={interview} />;
  return (
    <section aria-label="Interview">
      {interview !== null && <InterviewFacts interview={interview} />}
      {isThere && <Reply applicant={applicant} />}
      {canHire && !isEdited && (
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            look={isThere && interview.reply?.answer !== 'another-time' ? 'quiet' : 'outline'}
            onClick={() => setIsEdited(true)}
          >
            {isThere
              ? interview.reply?.answer === 'another-time'
                ? 'Set another time'
                : 'Change the time or place'
              : 'Say when and where'}
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
      {canHire && isEdited && <InterviewForm applicant={applicant} onDone={() => setIsEdited(false)} />}
      <StatusMessage state={formState} />
    </section>
  );
}

/** What the candidate answered to the time. */
function Reply({ applicant }: Pick<InterviewProps, 'applicant'>) {
  const { interview } = applicant;
  const name = firstNameOf(applicant);
  if (interview === null || interview.reply === null)
    return <p className="mb-3 text-15">{name} has not confirmed it yet.</p>;
  const { answer, words, at } = interview.reply;
  return (
    <div className="mb-3 text-15">
      <p className="font-semibold">
        {answer === 'confirmed'
          ? `${name} confirmed it on ${onDay(at)}.`
          : `${name} asked for another time on ${onDay(at)}.`}
      </p>
      {words !== '' && <p className="as-sent mt-1">{words}</p>}
    </div>
  );
}

interface InterviewFormProps {
  applicant: EmployerApplicationDetails;
  onDone: () => void;
}

const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 480];

function InterviewForm({ applicant, onDone }: InterviewFormProps) {
  const { id, interview, timeZone: candidateZone } = applicant;
  const name = firstNameOf(applicant);
  const deviceZone = zoneToday(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const first = interview?.timeZone ?? deviceZone;
  const was = interview === null ? undefined : partsIn(interview.startsAt, first);
  const [zone, setZone] = useState(first);
  const [{ date = '', time = '' }, setWhen] = useState<{
    date?: string | undefined;
    time?: string | undefined;
  }>(was ?? {});
  const instant = instantIn(zone, date, time);
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
            <TextField
              {...field('date')}
              label="Day"
              type="date"
              defaultValue={was?.date}
              onChange={({ target }) => setWhen({ date: target.value, time })}
            />
            <TextField
              {...field('time')}
              label="Time"
              type="time"
              defaultValue={was?.time}
              onChange={({ target }) => setWhen({ date, time: target.value })}
            />
          </div>
          <InterviewZone
            {...field('timeZone')}
            zone={zone}
            onZone={setZone}
            likely={likelyZones({ name, candidateZone, deviceZone, first })}
          />
          <p role="status" className="text-15 text-ink-2">
            {forCandidate({ name, candidateZone, zone, instant })}
          </p>
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

interface LikelyZones {
  name: string;
  candidateZone: string | null;
  deviceZone: string;
  /** In which the interview is named now. */
  first: string;
}

/** The candidate's zone, this device's, London's, and the one that was chosen before: each once. */
function likelyZones({ name, candidateZone, deviceZone, first }: LikelyZones): readonly LikelyZone[] {
  const zones: readonly LikelyZone[] = [
    ...(candidateZone === null ? [] : [{ zone: candidateZone, whose: `where ${name} lives` }]),
    { zone: deviceZone, whose: 'this device' },
    { zone: 'Europe/London', whose: 'UK time' },
    { zone: first, whose: 'as it is now' },
  ];
  return zones.filter(({ zone }, at) => zones.findIndex((one) => one.zone === zone) === at);
}

interface ForCandidate extends Pick<LikelyZones, 'name' | 'candidateZone'> {
  zone: string;
  instant: Date | undefined;
}

/** What the time is for the candidate, before it is sent. */
function forCandidate({ name, candidateZone, zone, instant }: ForCandidate): string {
  if (candidateZone === null) return `${name}’s profile does not say their time zone.`;
  const city = cityOf(candidateZone);
  if (instant === undefined) return `${name}’s time zone: ${city}.`;
  if (candidateZone === zone) return `That is ${name}’s own time (${city}).`;
  const { interviewTime } = interviewWhen({ startsAt: instant.toISOString(), timeZone: candidateZone });
  return `For ${name}: ${interviewTime}.`;
}

/** The date and the time of an instant in a zone, as form fields want them. */
function partsIn(instant: string, timeZone: string) {
  const [date, time] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .split(' ');
  return { date, time };
}
