import type { Job } from '@portway/contracts/candidate/jobs/jobs';
import { dayInWords } from '../../../text/days.ts';
import {
  employmentWords,
  healthCareEmployerWords,
  nationWords,
  payScaleRoleWords,
  sponsorshipOfferWords,
  workplaceWords,
} from '../../../text/job/job-choices.ts';
import { levelWords } from '../../../text/profile/profile-choices.ts';
import { payInWords } from '../pay/pay-in-words.ts';
import { isNotActualPay } from '../sponsorship/sponsorship-tag.ts';

export interface JobFact {
  readonly label: string;
  readonly text: string;
  /** Below it, smaller. */
  readonly note?: string;
}

const notSaid = 'Not answered';

/** The key facts of a job, in the order in which people look for them. */
export function factsOf({
  card,
  answers,
  hiringContact,
}: Pick<Job, 'card' | 'answers' | 'hiringContact'>): JobFact[] {
  const { collaborationHours, hiresFrom = [], relocation, sponsorship, employment } = answers;
  return [
    { label: 'Location', text: locationOf(card) },
    {
      label: 'Pay',
      text: payInWords(card),
      note: isNotActualPay(card.payNote)
        ? `A year before tax. ${card.payNote}`
        : `A year before tax, for ${card.hoursPerWeek} hours a week`,
    },
    { label: 'Remote policy', text: workplaceWords[card.workplace] },
    {
      label: 'Collaboration hours',
      text: collaborationHours ? `${collaborationHours.from} to ${collaborationHours.to}` : notSaid,
      ...(collaborationHours && { note: 'London time' }),
    },
    { label: 'Visa sponsorship', text: sponsorship ? sponsorshipOfferWords[sponsorship] : notSaid },
    { label: 'Hires remotely in', text: hiresFrom.join(', ') || notSaid },
    { label: 'Relocation', text: relocationWords(relocation) },
    { label: 'Hiring contact', text: hiringContact ?? 'Not named' },
    { label: 'Level', text: levelWords[card.level] },
    ...(employment === undefined ? [] : [{ label: 'Contract', text: employmentWords[employment] }]),
    ...(answers.payScaleRole == null
      ? []
      : [{ label: 'Band, grade or role', text: payScaleRoleWords(answers.payScaleRole) }]),
    ...(answers.healthCareEmployer == null
      ? []
      : [{ label: 'Kind of employer', text: healthCareEmployerWords[answers.healthCareEmployer] }]),
    ...(card.closesOn === null ? [] : [{ label: 'Apply by', text: dayInWords(card.closesOn) }]),
  ];
}

function locationOf({ place, nation }: Job['card']): string {
  return [place, nation && nationWords[nation]].filter(Boolean).join(', ') || 'The UK';
}

function relocationWords(helps: boolean | undefined): string {
  if (helps === undefined) return notSaid;
  return helps ? 'Helps with moving to the UK' : 'No help with moving';
}
