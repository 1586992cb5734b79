import { atasParameters } from './atas/index.ts';
import { certificateParameters } from './certificate/index.ts';
import { certificateFeeParameters } from './certificate-fee/index.ts';
import { eligibleRoleParameters } from './eligible-role/index.ts';
import { feeTableParameters } from './fee-table/index.ts';
import { graduateVisaParameters } from './graduate-visa/index.ts';
import { healthSurchargeParameters } from './health-surcharge/index.ts';
import { hirePlanParameters } from './hire-plan/index.ts';
import { jobWordingParameters } from './job-wording/index.ts';
import type { Parameter } from './kernel/index.ts';
import { licenceEligibilityParameters } from './licence-eligibility/index.ts';
import { licenceFeeParameters } from './licence-fee/index.ts';
import { minimumSalaryParameters } from './minimum-salary/index.ts';
import { occupationParameters } from './occupations/index.ts';
import { payPeriodParameters } from './pay-period/index.ts';
import { payScaleParameters } from './pay-scales/index.ts';
import { recordedOf, recordedSubjects } from './recorded/index.ts';
import { recordsToKeepParameters } from './records-to-keep/index.ts';
import { rightToWorkParameters } from './right-to-work/index.ts';
import { settlementParameters } from './settlement/index.ts';
import { settlementSalaryParameters } from './settlement-salary/index.ts';
import { skillsChargeParameters } from './skills-charge/index.ts';
import { sponsorDutiesParameters } from './sponsor-duties/index.ts';
import { sponsorSizeParameters } from './sponsor-size/index.ts';
import { sponsorshipCostParameters } from './sponsorship-cost/index.ts';
import { switchingParameters } from './switching/index.ts';
import { visaBrakeParameters } from './visa-brake/index.ts';
import { visaFeeParameters } from './visa-fee/index.ts';
import { visaRequirementsParameters } from './visa-requirements/index.ts';
import { workingDaysParameters } from './working-days/index.ts';

/** The question that a rule answers, in one sentence, and the parameters that its topic reads. */
export interface RegisteredTopic {
  readonly id: string;
  readonly title: string;
  readonly answers: string;
  readonly parameters: readonly Parameter<unknown>[];
}

const topics: readonly RegisteredTopic[] = [
  {
    id: 'licence-eligibility',
    title: 'Sponsor licence eligibility',
    answers: 'What an organisation needs for a sponsor licence: the 25 points of the readiness checklist.',
    parameters: licenceEligibilityParameters,
  },
  {
    id: 'licence-fee',
    title: 'Sponsor licence fee',
    answers: 'What a sponsor licence application, an addition to it and the priority service cost.',
    parameters: licenceFeeParameters,
  },
  {
    id: 'sponsor-size',
    title: 'Size of sponsor',
    answers: 'Whether a sponsor pays as small or charitable, or as medium or large.',
    parameters: sponsorSizeParameters,
  },
  {
    id: 'certificate',
    title: 'Certificate of Sponsorship, length and use',
    answers: 'How long a certificate can run and when it must be used by.',
    parameters: certificateParameters,
  },
  {
    id: 'certificate-fee',
    title: 'Certificate of Sponsorship fee',
    answers: 'What assigning one certificate costs.',
    parameters: certificateFeeParameters,
  },
  {
    id: 'skills-charge',
    title: 'Immigration Skills Charge',
    answers: 'What the sponsor pays for the length of the certificate, who is exempt, and what is refunded.',
    parameters: skillsChargeParameters,
  },
  {
    id: 'fee-table',
    title: 'Table of Home Office fees',
    answers: 'Which table of Home Office fees is in force, and whether we have read it.',
    parameters: feeTableParameters,
  },
  {
    id: 'visa-fee',
    title: 'Visa application fee',
    answers: 'What each applicant pays, and what the priority services cost.',
    parameters: visaFeeParameters,
  },
  {
    id: 'health-surcharge',
    title: 'Immigration Health Surcharge',
    answers: 'What each applicant pays for healthcare, by the year.',
    parameters: healthSurchargeParameters,
  },
  {
    id: 'sponsorship-cost',
    title: 'Cost of a sponsorship',
    answers: 'Who must pay which part of the bill, and whether family may come.',
    parameters: sponsorshipCostParameters,
  },
  {
    id: 'minimum-salary',
    title: 'Minimum salary',
    answers: 'What a Skilled Worker must be paid under each of the salary options A to K.',
    parameters: minimumSalaryParameters,
  },
  {
    id: 'pay-scales',
    title: 'National pay scales',
    answers: 'What option K requires for health and education jobs, by band, grade or role and by place.',
    parameters: payScaleParameters,
  },
  {
    id: 'settlement-salary',
    title: 'Salary for settlement',
    answers: 'What a Skilled Worker must be paid to settle in the UK.',
    parameters: settlementSalaryParameters,
  },
  {
    id: 'settlement',
    title: 'Settlement: when and for how much',
    answers: 'When a Skilled Worker could first apply to settle, and what the application costs.',
    parameters: settlementParameters,
  },
  {
    id: 'switching',
    title: 'Switching inside the UK',
    answers: 'Who can apply for Skilled Worker inside the UK, and on what conditions a Student can.',
    parameters: switchingParameters,
  },
  {
    id: 'visa-brake',
    title: 'Visa brake',
    answers: 'Which nationals are refused a Skilled Worker or Student visa from outside the UK.',
    parameters: visaBrakeParameters,
  },
  {
    id: 'graduate-visa',
    title: 'Graduate visa',
    answers: 'How long a Graduate visa lasts, which counts towards the months of a new entrant.',
    parameters: graduateVisaParameters,
  },
  {
    id: 'atas',
    title: 'ATAS certificates',
    answers: 'Whether a worker needs an ATAS certificate for research, and how long it takes.',
    parameters: atasParameters,
  },
  {
    id: 'pay-period',
    title: 'Pay periods',
    answers: 'Whether pay reaches the required salary in each pay period.',
    parameters: payPeriodParameters,
  },
  {
    id: 'visa-requirements',
    title: 'Requirements of the visa',
    answers: 'What level of English a Skilled Worker needs, and how much money an application must show.',
    parameters: visaRequirementsParameters,
  },
  {
    id: 'eligible-role',
    title: 'Eligible roles',
    answers: 'Whether a job can be sponsored at all for a new worker, or one already in the route.',
    parameters: eligibleRoleParameters,
  },
  {
    id: 'occupations',
    title: 'Occupation codes, going rates and lists',
    answers: 'The skill level and going rates of each occupation code, and the lists it is on.',
    parameters: occupationParameters,
  },
  {
    id: 'hire-plan',
    title: 'Plan of a hire',
    answers: 'How long each step of a hire usually takes, and what both sides need to have ready.',
    parameters: hirePlanParameters,
  },
  {
    id: 'sponsor-duties',
    title: 'A sponsor’s duties',
    answers: 'What a sponsor reports and by when, which records it keeps, and each duty.',
    parameters: sponsorDutiesParameters,
  },
  {
    id: 'records-to-keep',
    title: 'Records a sponsor keeps',
    answers: 'Which records a sponsor keeps of a worker and of itself, and for how long.',
    parameters: recordsToKeepParameters,
  },
  {
    id: 'right-to-work',
    title: 'Right to work beyond employees',
    answers: 'Who must check a person’s right to work, employee or not, and what follows if nobody does.',
    parameters: rightToWorkParameters,
  },
  {
    id: 'job-wording',
    title: 'Wording of a job post',
    answers: 'Which words of a job post can be unlawful or put people off, and where the law allows them.',
    parameters: jobWordingParameters,
  },
  {
    id: 'working-days',
    title: 'Working days',
    answers: 'Which days are working days in each nation, for deadlines and appointments.',
    parameters: workingDaysParameters,
  },
];

/** Every parameter of the law that we have recorded, by topic, and what was read of each subject, to which day. */
export const register = {
  /** The earliest day of all subjects. */
  recordedTo: recordedOf(recordedSubjects).recordedTo,
  recorded: recordedSubjects,
  topics,
  parameters: topics.flatMap((topic) => topic.parameters),
};
