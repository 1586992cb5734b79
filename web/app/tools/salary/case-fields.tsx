import { yesOrNo } from '../../text/questions.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { CaseQuestion } from './questions-asked.ts';

interface CaseFieldsProps {
  questions: readonly CaseQuestion[];
  field: (name: CaseQuestion) => { name: string; defaultValue: string; error: string | undefined };
  /** The jobs that the code's lists name. */
  listedJobs: string;
  postdoctoral: boolean;
}

const notTold = { value: '', label: 'Not told' };

const phds = [
  notTold,
  { value: 'none', label: 'No PhD' },
  { value: 'relevant', label: 'A PhD relevant to the job' },
  { value: 'stem', label: 'A STEM PhD relevant to the job' },
];

const grounds = [
  notTold,
  { value: 'none', label: 'None of these' },
  { value: 'student', label: 'Last permission Student, with a UK degree' },
  { value: 'graduate', label: 'Last permission Graduate' },
  { value: 'professional-qualification', label: 'Working towards a professional qualification' },
  { value: 'professional-registration', label: 'Working towards registration or chartered status' },
];
const postdoctoralGround = { value: 'postdoctoral', label: 'A postdoctoral position' };

const employers = [
  notTold,
  { value: 'nhs', label: 'The NHS' },
  { value: 'nhs-supplier', label: 'An NHS supplier' },
  { value: 'adult-social-care', label: 'Adult social care' },
  { value: 'other', label: 'Another employer' },
];

const nations = [
  notTold,
  { value: 'england', label: 'England' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'wales', label: 'Wales' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
];

/** The questions that this job and this person need, and no others. */
export function CaseFields({ questions, field, listedJobs, postdoctoral }: CaseFieldsProps) {
  const shown = {
    phd: <SelectField {...field('phd')} label="PhD" options={phds} />,
    newEntrantLimb: (
      <SelectField
        {...field('newEntrantLimb')}
        label="Another new-entrant ground"
        options={postdoctoral ? [...grounds, postdoctoralGround] : grounds}
      />
    ),
    inRouteSince: (
      <DateField
        {...field('inRouteSince')}
        label="In the Skilled Worker route since"
        hint="With continuous permission."
        optional
      />
    ),
    monthsHeld: (
      <NumberField
        {...field('monthsHeld')}
        label="Months of permission already held"
        hint="As Skilled Worker, Graduate and Tier 2 (General) together."
        optional
      />
    ),
    employer: <SelectField {...field('employer')} label="Health and Care employer" options={employers} />,
    workNation: <SelectField {...field('workNation')} label="Nation of the job" options={nations} />,
    listScopeConfirmed: (
      <SelectField
        {...field('listScopeConfirmed')}
        label="Is it one of the listed jobs?"
        hint={`The list names: ${listedJobs}.`}
        options={[notTold, ...yesOrNo]}
      />
    ),
    monthsWithSponsor: (
      <NumberField {...field('monthsWithSponsor')} label="Months worked for this sponsor" optional />
    ),
    deductions: (
      <NumberField
        {...field('deductions')}
        label="What the worker pays back"
        hint="Pounds over the whole certificate."
        decimal
        optional
      />
    ),
  } satisfies Record<CaseQuestion, React.ReactNode>;
  return questions.map((question) => <div key={question}>{shown[question]}</div>);
}
