import {
  lengthsOr,
  notAnswered,
  priorityServices,
  sponsorSizes,
  visaTypes,
  yesOrNo,
} from '../../../../text/questions.ts';
import type { Reveal } from '../../../../ui/reveal.tsx';
import type { Option } from '../../../../ui/select-field.tsx';
import { type CaseField, type CaseQuestion, caseFields, ofWorker } from '../case-fields.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';

export type AnswerName = keyof SponsorshipAnswers;

export interface AnswerField extends CaseField {
  readonly name: AnswerName;
  /** The options to choose from. Without them, a job or its code is typed, or a value of this kind. */
  readonly options?: readonly Option[];
  /** Shown only while an option that reveals this letter is chosen in the same question. */
  readonly when?: Reveal;
}

export interface Question {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly AnswerField[];
}

const revealing = (reveals: Reveal): readonly Option[] =>
  yesOrNo.map((option) => (option.value === 'yes' ? { ...option, reveals } : option));

const cases = (names: readonly CaseQuestion[]): AnswerField[] =>
  names.map((name) => ({ name, ...caseFields[name] }));

/** What scenarios may differ in: the calculator's questions, with dependent ones grouped. */
export const questions: readonly Question[] = [
  {
    id: 'length',
    label: 'Length',
    fields: [
      {
        name: 'years',
        label: 'Sponsorship length',
        options: lengthsOr('Choose a length'),
      },
      { name: 'startsOn', label: 'First day', kind: 'day', when: 'd' },
      { name: 'endsOn', label: 'Last day', kind: 'day', when: 'd' },
    ],
  },
  {
    id: 'size',
    label: 'Sponsor size',
    fields: [{ name: 'sponsorSize', label: 'Sponsor size', options: sponsorSizes }],
  },
  {
    id: 'family',
    label: 'Family',
    fields: [
      { name: 'partner', label: 'Partner', options: yesOrNo },
      { name: 'children', label: 'Children', options: revealing('c') },
      { name: 'childrenCount', label: 'Number of children', kind: 'number', when: 'c' },
      { name: 'childrenUnder18', label: 'How many are under 18?', kind: 'number', when: 'c' },
      { name: 'childrenGround', ...caseFields.childrenGround, when: 'c' },
      {
        name: 'adultChildrenWereDependants',
        ...caseFields.adultChildrenWereDependants,
        when: 'c',
      },
    ],
  },
  {
    id: 'place',
    label: 'Place and visa',
    fields: [
      {
        name: 'location',
        label: 'Candidate location',
        options: [
          { value: 'inside', label: 'In the UK', reveals: 'a' },
          { value: 'outside', label: 'Outside the UK' },
        ],
      },
      { name: 'visaType', label: 'Visa type', options: visaTypes, when: 'a' },
      ...cases(ofWorker).map((field) => ({ ...field, when: 'a' as const })),
      { name: 'enteredAsStudent', label: 'Switched from Student', options: yesOrNo, when: 'a' },
    ],
  },
  {
    id: 'days',
    label: 'Days',
    fields: [
      { name: 'assignedOn', label: 'Certificate assigned on', kind: 'day' },
      { name: 'appliedOn', label: 'Visa applied for on', kind: 'day' },
    ],
  },
  {
    id: 'role',
    label: 'Role',
    fields: [
      { name: 'role', label: 'Role' },
      ...cases(['listScopeConfirmed', 'workNation']),
      {
        name: 'healthAndCare',
        label: 'Health and Care Worker visa',
        options: [notAnswered, ...yesOrNo],
      },
    ],
  },
  {
    id: 'priority',
    label: 'Priority',
    fields: [
      { name: 'priority', label: 'Priority', options: priorityServices },
      { name: 'partnerPriority', label: 'Partner priority', options: priorityServices },
      { name: 'childrenPriority', label: 'Children priority', options: priorityServices },
    ],
  },
];
