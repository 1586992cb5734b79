import type { JobField } from '@portway/contracts/candidate/jobs/job-fields';
import { dayInWords } from '../../../text/days.ts';
import {
  employmentWords,
  healthCareEmployerWords,
  londonAreaWords,
  nationWords,
  payBasisWords,
  payScaleRoleWords,
  workplaceWords,
} from '../../../text/job/job-choices.ts';
import { levelWords } from '../../../text/profile/profile-choices.ts';
import { moneyInWords } from '../pay/pay-in-words.ts';

type Answers = Readonly<Partial<Record<JobField, unknown>>>;

export const answerLabels: Readonly<Record<JobField, string>> = {
  title: 'Title',
  occupationCode: 'Occupation code',
  place: 'Place',
  nation: 'Nation',
  payScaleRole: 'Band, grade or role',
  londonArea: 'Part of London',
  shareOfFullTime: 'Percentage of full time',
  healthCareEmployer: 'Kind of employer',
  workplace: 'Where the work is done',
  level: 'Level',
  employment: 'Contract',
  hoursPerWeek: 'Hours a week',
  currency: 'Currency',
  payFrom: 'Pay from',
  payTo: 'Pay to',
  payBasis: 'What the pay is',
  summary: 'Summary',
  about: 'About the job',
  responsibilities: 'Responsibilities',
  qualifications: 'Qualifications',
  skills: 'Skills',
  sponsorship: 'Sponsorship',
  collaborationHours: 'Collaboration hours',
  hiresFrom: 'Countries to work from',
  relocation: 'Help with moving',
  closesOn: 'Closes on',
};

const words: Readonly<Record<string, string>> = {
  ...employmentWords,
  ...nationWords,
  ...workplaceWords,
  ...levelWords,
  ...payBasisWords,
  yes: 'Yes',
  depends: 'It depends on the person',
  no: 'No',
};

/** One answer of a job as people read it. */
export function answerInWords(field: JobField, answers: Answers): string {
  const { [field]: value, currency } = answers;
  if (value === null || value === undefined || value === '') return 'Nothing';
  if ((field === 'payFrom' || field === 'payTo') && typeof value === 'number')
    return moneyInWords(currency === 'EUR' || currency === 'USD' ? currency : 'GBP', value);
  const rate = rateInWords(field, value);
  if (rate !== undefined) return rate;
  if (field === 'closesOn' && typeof value === 'string') return dayInWords(value);
  if (Array.isArray(value)) return value.join(', ') || 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' && 'from' in value && 'to' in value) return `${value.from} to ${value.to}`;
  return words[String(value)] ?? String(value);
}

const employers: Readonly<Record<string, string>> = healthCareEmployerWords;
const areas: Readonly<Record<string, string>> = londonAreaWords;

/** What decides the rate of a job on a national pay scale; undefined for other answers. */
function rateInWords(field: JobField, value: unknown): string | undefined {
  if (field === 'payScaleRole') return payScaleRoleWords(`${value}`);
  if (field === 'londonArea') return areas[`${value}`];
  if (field === 'shareOfFullTime') return `${value}%`;
  return field === 'healthCareEmployer' ? employers[`${value}`] : undefined;
}
