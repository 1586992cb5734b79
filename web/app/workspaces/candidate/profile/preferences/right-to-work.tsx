import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { AutosaveDateField } from '../../../../kit/forms/autosave/autosave-date.tsx';
import {
  AutosaveChoiceField,
  type AutosaveFieldProps,
  AutosaveSelectField,
  fieldId,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { optionsOf } from '../../../../text/options-of.ts';
import {
  doctorateWords,
  newEntrantWords,
  studentCourseWords,
  studentDegreeWords,
  visaWords,
} from '../../../../text/profile/profile-choices.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import './right-to-work.css';

/** A whole number of months. */
function MonthsLeftField({ of, ...field }: AutosaveFieldProps) {
  const answer = useAnswer(of);
  return (
    <Autosaved answer={answer} inWords={asFieldText}>
      <TextField
        key={answer.replaced}
        name={fieldId(of)}
        {...field}
        unit="months"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={asFieldText(answer.value)}
        error={errorIn(answer)}
        onChange={(event) => answer.type(parseAmount(event.currentTarget.value))}
        onBlur={answer.settle}
      />
    </Autosaved>
  );
}

const asFieldText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? `${value}` : '';

/** Null when empty; invalid text is passed on as it is, to be refused. */
function parseAmount(text: string): number | string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,4}$/.test(plain) ? Number(plain) : plain;
}

const yesOrNo = optionsOf({ Yes: 'Yes', No: 'No' });
const visas = optionsOf(visaWords);
const doctorates = optionsOf(doctorateWords);
const grounds = optionsOf(newEntrantWords);
const courses = optionsOf(studentCourseWords);
const degrees = optionsOf(studentDegreeWords);

/**
 * Whether the candidate may work in the UK, whether they need a sponsor, and, only if so, which visa they
 * have.
 */
export function RightToWork() {
  return (
    <Panel
      title="Right to work in the UK"
      text="Only you see these eleven answers. After an invitation to an interview an employer may ask about sponsorship: then you see what it would see, and decide for that application."
    >
      <div className="flex flex-col gap-6">
        <AutosaveChoiceField
          of="profile.isLegallyAuthorized"
          label="Are you authorised to work in the UK?"
          options={yesOrNo}
        />
        <AutosaveChoiceField
          of="profile.requiresSponsorship"
          label="Will you need sponsorship, now or later?"
          options={yesOrNo}
        />
        <div className="for-you-alone">
          <p className="flex items-center gap-2 font-medium">
            <LockKeyhole size={18} className="shrink-0" />
            For you alone
          </p>
          <p className="mt-1 text-14 text-ink-2">
            We use them all to show beside each job whether it could be sponsored for you, and to help when
            you{' '}
            <Link
              to="/immigration-skill-charge-calculator/calculate?reader=worker"
              className="text-link underline underline-offset-4"
            >
              count what a visa costs
            </Link>
            . You can leave any of it out, and we will tell you what is missing.
          </p>
          <div className="mt-5 grid items-start gap-6 sm:grid-cols-2">
            <AutosaveSelectField
              of="profile.currentVisa"
              label="Current visa"
              optional
              none="Not answered"
              options={visas}
            />
            <AutosaveDateField of="profile.visaExpires" label="It expires on" optional />
            <AutosaveDateField
              of="profile.bornOn"
              label="Date of birth"
              optional
              hint="Someone young enough counts as a new entrant, and can be paid less."
            />
            <MonthsLeftField
              of="profile.monthsHeld"
              label="Months held"
              optional
              hint="Of permission as a Skilled Worker, as a Graduate or in Tier 2 of any kind, so far. They limit how long you count as a new entrant."
            />
            <AutosaveSelectField
              of="profile.newEntrantGround"
              label="New entrant ground"
              optional
              none="Not answered"
              options={grounds}
              hint="Besides your age and the visa you hold now."
            />
            <AutosaveSelectField
              of="profile.studentDegree"
              label="UK degree as a Student"
              optional
              none="Not answered"
              options={degrees}
              hint="On any Student visa, now or before. It can make you a new entrant."
            />
            <AutosaveSelectField
              of="profile.studentCourse"
              label="Your course now"
              optional
              none="Not answered"
              options={courses}
              hint="If you have a Student visa now. It decides whether you can apply inside the UK."
            />
            <AutosaveDateField
              of="profile.courseEndsOn"
              label="Your course ends on"
              optional
              hint="If it is under way. Inside the UK the job can start no earlier."
            />
            <AutosaveSelectField
              of="profile.phd"
              label="PhD"
              optional
              none="Not answered"
              options={doctorates}
              hint="A PhD that is relevant to a job can lower the pay it needs."
            />
          </div>
        </div>
      </div>
    </Panel>
  );
}
