import {
  employments,
  nations,
  sponsorshipOffers,
  workplaceKinds,
} from '@portway/contracts/candidate/jobs/job-choices';
import { currencies, levels } from '@portway/contracts/candidate/profile/profile-choices';
import type {
  JobDraftCheck,
  OccupationCodeCandidate,
} from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { useState } from 'react';
import { AutosaveDateField } from '../../../../kit/forms/autosave/autosave-date.tsx';
import {
  AutosaveCheckbox,
  AutosaveSelectField,
  AutosaveTagsField,
  AutosaveTextField,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import {
  employmentWords,
  nationWords,
  offerWords,
  workplaceWords,
} from '../../../../text/job/job-choices.ts';
import { levelWords } from '../../../../text/profile/profile-choices.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { NumberedMark } from './hints.ts';
import { hoursTyped, payTyped } from './number-typed.ts';
import { SponsorshipContradiction } from './rules/sponsorship-contradiction.tsx';
import { JobText } from './text-field.tsx';

interface JobFormProps {
  /** What the texts say of sponsoring, as they were last checked. */
  sponsorshipInText: JobDraftCheck['sponsorshipInText'];
  hints: readonly NumberedMark[];
  speaking: OccupationCodeCandidate['because'];
  readOnly: boolean;
}

/** The answers of the job, as its employer writes them. */
export function JobForm({ hints, speaking, sponsorshipInText, readOnly }: JobFormProps) {
  const sponsorship = useAnswer('job.sponsorship').value;
  const text = (field: 'title' | 'summary' | 'about' | 'responsibilities' | 'qualifications') => ({
    field,
    readOnly,
    hints: hints.filter(({ mark }) => mark.field === field),
    speaking: speaking.filter((words) => words.field === field),
  });
  return (
    <fieldset disabled={readOnly} className="job-form">
      <legend className="sr-only">The job</legend>
      <div className="job-pair">
        <JobText {...text('title')} label="Title" isTitle />
        <AutosaveTextField of="job.place" label="Place" placeholder="London" />
      </div>
      <div className="job-four">
        <AutosaveTextField
          of="job.payFrom"
          label="Pay from"
          inputMode="numeric"
          understood={payTyped}
          hint="A year, before tax"
        />
        <AutosaveTextField of="job.payTo" label="Pay to" inputMode="numeric" understood={payTyped} />
        <AutosaveTextField of="job.hoursPerWeek" label="Hours a week" understood={hoursTyped} />
        <AutosaveDateField of="job.closesOn" label="Closes on" />
      </div>
      <div className="job-pair">
        <AutosaveSelectField
          of="job.workplace"
          label="Where the work is done"
          none="Choose"
          options={workplaceKinds.map((value) => ({ value, label: workplaceWords[value] }))}
        />
        <AutosaveSelectField
          of="job.employment"
          label="Contract"
          none="Choose"
          options={employments.map((value) => ({ value, label: employmentWords[value] }))}
        />
        <AutosaveSelectField
          of="job.level"
          label="Level"
          none="Choose"
          options={levels.map((value) => ({ value, label: levelWords[value] }))}
        />
        <AutosaveSelectField
          of="job.nation"
          label="Nation"
          none="Choose"
          options={nations.map((value) => ({ value, label: nationWords[value] }))}
        />
      </div>
      <JobText
        {...text('summary')}
        label="Summary"
        hint="Two or three sentences that make the right person read on. Up to 400 characters."
      />
      <JobText {...text('about')} label="About the job" optional />
      <JobText
        {...text('responsibilities')}
        label="Responsibilities"
        hint="One to a line; each becomes a point."
        optional
      />
      <JobText
        {...text('qualifications')}
        label="Qualifications"
        hint="Only what the job cannot do without, one to a line."
        optional
      />
      <AutosaveTagsField
        of="job.skills"
        label="Skills"
        optional
        hint="Press Enter or a comma after each. Up to 20."
      />
      <AutosaveSelectField
        of="job.sponsorship"
        label="Would you sponsor someone for it?"
        none="We do not say"
        options={sponsorshipOffers.map((value) => ({ value, label: offerWords[value] }))}
      />
      <SponsorshipContradiction inText={sponsorshipInText} answer={sponsorship} />
      <Disclosure summary="More about how you work">
        <div className="job-form">
          <AutosaveSelectField
            of="job.currency"
            label="Currency of the pay"
            none="Choose"
            options={currencies.map((value) => ({ value, label: value }))}
          />
          <CollaborationHours />
          <AutosaveTagsField
            of="job.hiresFrom"
            label="Countries to work remotely from"
            optional
            hint="Press Enter or a comma after each. Up to 30."
          />
          <AutosaveCheckbox of="job.relocation" label="We help with moving to the UK" />
        </div>
      </Disclosure>
    </fieldset>
  );
}

interface Hours {
  readonly from: string;
  readonly to: string;
}

/** From when to when the team works together: one answer in two fields. */
function CollaborationHours() {
  const answer = useAnswer('job.collaborationHours');
  const [typedHours, setTypedHours] = useState<Hours>();
  const { from, to } = typedHours ?? hoursIn(answer.value);
  const error = errorIn(answer);
  const type = (hours: Hours) => {
    setTypedHours(hours);
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
