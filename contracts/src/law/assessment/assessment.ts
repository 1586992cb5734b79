import { forAnybody } from '../../access.ts';
import '../../jitless.ts';
import type { EligibilityAnswers, EligibilityQuestion } from '@portway/rules/licence-eligibility';
import { z } from 'zod';
import { emailAddress } from '../../email-address.ts';
import { defineOperation } from '../../operation.ts';
import { occupationCode } from '../../request-fields.ts';
import { pence, recordedFields, steps } from '../calculators/outcome.ts';

/** The options of a question, worded exactly as specified, and the rule's value for each. */
export const assessmentOptions = {
  isUKRegistered: {
    Yes: 'yes',
    'No - Foreign Company': 'foreign-company',
    'No - Planning to Register': 'planning',
  },
  documentsSubmitted: { Yes: 'yes', 'Need More Information': 'more-information' },
  knowsJobRoleAndCode: { Yes: 'yes', No: 'no' },
  meetsSalaryThreshold: { Yes: 'yes', No: 'no' },
  authorizingOfficerAvailable: { Yes: 'yes', No: 'no' },
} as const satisfies {
  readonly [Question in EligibilityQuestion]: Readonly<Record<string, EligibilityAnswers[Question]>>;
};

/** The options of the question on what the organisation exists for, which the specified five do not ask. */
export const groundOptions = { No: 'no', Yes: 'yes' } as const;

const nothingChosen = 'Please select an answer';
const notAnOption = 'Please select a valid option';

/** One of the options, matched ignoring case and surrounding spaces, as the rule's value. */
function chosenFrom<Answer extends string>(options: Readonly<Record<string, Answer>>) {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? nothingChosen : notAnOption) })
    .meta({ enum: Object.keys(options) })
    .transform((text, context) => {
      const label = text.trim().toLowerCase();
      const match = Object.entries(options).find(([option]) => option.toLowerCase() === label);
      if (match) return match[1];
      context.addIssue({ code: 'custom', message: label === '' ? nothingChosen : notAnOption });
      return z.NEVER;
    });
}

/** The schema of each question, for a form that asks one at a time. */
export const assessmentFields = {
  isUKRegistered: chosenFrom(assessmentOptions.isUKRegistered).describe(
    'Whether the organisation is registered and trading in the UK. Capital letters make no difference in any answer.',
  ),
  documentsSubmitted: chosenFrom(assessmentOptions.documentsSubmitted).describe(
    'Whether it can provide the documents the Home Office asks for.',
  ),
  knowsJobRoleAndCode: chosenFrom(assessmentOptions.knowsJobRoleAndCode).describe(
    'Whether the job and its occupation code are known.',
  ),
  meetsSalaryThreshold: chosenFrom(assessmentOptions.meetsSalaryThreshold).describe(
    'Whether the salary meets the minimum for that job.',
  ),
  authorizingOfficerAvailable: chosenFrom(assessmentOptions.authorizingOfficerAvailable).describe(
    'Whether there is someone to be the Authorising Officer.',
  ),
  email: emailAddress.describe('Kept with the answers, and used to send the result.'),
};

/** The schema of that question, for a form. */
export const groundField = chosenFrom(groundOptions);

const request = z
  .strictObject({
    ...assessmentFields,
    existsMainlyToSponsor: groundField
      .optional()
      .describe(
        'Whether the organisation was set up, or exists, mainly to bring someone to the UK or to keep them: since 20 May 2026 such an application must be refused.',
      ),
    occupationCode: occupationCode
      .optional()
      .describe('The job, as four digits of SOC 2020. The result is then about this job.'),
  })
  .meta({ id: 'AssessmentRequest' });

const reason = z
  .object({
    answer: z.string().describe('The field of the request that this is about.'),
    ok: z.boolean().describe('Whether the answer raises no barrier.'),
    summary: z.string().describe('What the answer means here, in a sentence.'),
    law: z.string().describe('The law behind it, in one or more sentences.'),
  })
  .meta({ id: 'AssessmentReason' });

const nextStep = z
  .object({
    title: z.string().describe('What to do, in a few words.'),
    text: z.string(),
    link: z.object({
      title: z.string(),
      url: z.string().describe('A path on this site, a part of the result’s page, or a page of GOV.UK.'),
    }),
  })
  .meta({ id: 'AssessmentNextStep' });

const money = pence.nullable();

const job = z
  .object({
    occupationCode: z.string(),
    title: z.string().describe('GOV.UK’s title of the occupation.'),
    sponsorable: z
      .enum(['yes', 'depends', 'no', 'unknown'])
      .describe(
        'For a worker new to the route. depends: see the reason · unknown: no law is recorded for the day',
      ),
    existingWorkersOnly: z
      .boolean()
      .optional()
      .describe('Not for a worker new to the route, but lawful for one in it since before 22 July 2025.'),
    reason: z.string(),
    notes: z.array(z.string()).readonly().describe('What else to know, such as a list that ends.'),
    minimumPence: money.describe(
      'Lowest yearly salary for 37.5 hours a week. Null if there is no single figure.',
    ),
    newEntrantPence: money.describe('The same for a new entrant. Null if it is not lower.'),
    minimumRule: z.string().nullable().describe('The rule that decides it: `/api/rules/{id}`.'),
  })
  .meta({ id: 'AssessedJob' });

const response = z
  .object({
    status: z
      .enum(['eligible', 'not-eligible', 'more-information-needed'])
      .describe('eligible: no obvious barrier found · not-eligible: not for this job, as it stands'),
    message: z.string(),
    word: z.string().optional().describe('The verdict in a few words, with which the message begins.'),
    reasons: z
      .array(reason)
      .readonly()
      .describe('One for each of the five answers, in their order; a sixth for `existsMainlyToSponsor`.'),
    job: job.optional().describe('The job, if the request names one.'),
    nextSteps: z.array(nextStep).readonly().describe('In the order to do them.'),
    notChecked: z.array(z.string()).readonly().describe('What these answers cannot show.'),
    judgedOn: z.string().describe('The day of the law that was used, which is today in London.'),
    ...recordedFields,
    steps,
  })
  .meta({ id: 'Assessment' });

/** The five answers as the rule's values, and the email address. */
export type AssessmentRequest = z.output<typeof request>;
export type AssessmentResult = z.output<typeof response>;

/**
 * Whether five answers show an obvious barrier to a sponsor licence, by today's law; saved with the email
 * address.
 */
export const assessmentOperation = defineOperation({
  id: 'assessSponsor',
  method: 'POST',
  path: '/api/sponsor/assessment',
  access: forAnybody,
  tag: 'Sponsor licence',
  summary: 'Whether five answers show an obvious barrier to a sponsor licence.',
  creates: true,
  request,
  response,
});

/** The query of a result page: the five chosen options and the job, without the email address. */
export function assessmentQuery(
  answers: EligibilityAnswers & Pick<AssessmentRequest, 'existsMainlyToSponsor'>,
  occupationCode?: string,
): URLSearchParams {
  const labelOf = (options: Readonly<Record<string, string>>, answer: string) =>
    Object.entries(options).find(([, optionAnswer]) => optionAnswer === answer)?.[0] ?? '';
  return new URLSearchParams({
    isUKRegistered: labelOf(assessmentOptions.isUKRegistered, answers.isUKRegistered),
    documentsSubmitted: labelOf(assessmentOptions.documentsSubmitted, answers.documentsSubmitted),
    knowsJobRoleAndCode: labelOf(assessmentOptions.knowsJobRoleAndCode, answers.knowsJobRoleAndCode),
    meetsSalaryThreshold: labelOf(assessmentOptions.meetsSalaryThreshold, answers.meetsSalaryThreshold),
    authorizingOfficerAvailable: labelOf(
      assessmentOptions.authorizingOfficerAvailable,
      answers.authorizingOfficerAvailable,
    ),
    ...(answers.existsMainlyToSponsor !== undefined && {
      existsMainlyToSponsor: labelOf(groundOptions, answers.existsMainlyToSponsor),
    }),
    ...(occupationCode !== undefined && { role: occupationCode }),
  });
}

export const assessmentOperations = {
  assessmentOperation,
} as const;
