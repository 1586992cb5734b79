import type { AssessmentResult } from '@portway/contracts/law/assessment/assessment';
import type { EmailContent } from '../../../platform/mail/email.ts';
import { dayInLondon } from '../../../platform/time/local-time.ts';

/** A result in a few words. */
export const resultHeadings = {
  eligible: 'No obvious barrier found',
  'not-eligible': 'Not for this job, as it stands',
  'more-information-needed': 'More information is needed',
} as const satisfies Record<AssessmentResult['status'], string>;

/** The verdict of one result: a ground for refusal goes before what the status says. */
export function headingOf({ status, word }: Pick<AssessmentResult, 'status' | 'word'>): string {
  return word === 'A ground for refusal' ? word : resultHeadings[status];
}

/** Whether a job can be sponsored, in a few words. */
export const sponsorable = {
  yes: 'Yes',
  depends: 'With conditions',
  no: 'No',
  unknown: 'Not on record for this day',
} as const satisfies Record<AssessedJob['sponsorable'], string>;

type AssessedJob = NonNullable<AssessmentResult['job']>;

const consultation = {
  title: 'Talk it over with us',
  text: 'Free, 15 minutes. It is not immigration advice.',
  link: { title: 'Book your consultation', url: '/demo?purpose=consultation' },
};

/** The result of an assessment, to the user. `resultUrl` is its page, which also offers a PDF. */
export function assessmentResult(result: AssessmentResult, resultUrl: string): EmailContent {
  const { message, reasons, nextSteps, job, judgedOn } = result;
  const explanation = explanationOf(message);
  return {
    subject: `Your sponsor licence assessment: ${headingOf(result).toLowerCase()}`,
    preview: explanation,
    heading: headingOf(result),
    paragraphs: [explanation],
    facts: job === undefined ? [] : factsOf(job),
    lists: [
      {
        heading: 'What to do now, in this order',
        items: [...nextSteps, consultation].map(({ title, text, link }, index) => ({
          mark: `${index + 1}.`,
          title,
          text: withDaysInWords(text),
          link: { label: link.title, url: new URL(link.url, resultUrl).href },
        })),
      },
      {
        heading: reasons.length > 5 ? 'Your answers' : 'Your five answers',
        items: reasons.map(({ answer, ok, summary }) => ({
          mark: ok ? 'In place:' : 'To do:',
          open: !ok,
          title: points[answer] ?? answer,
          text: withDaysInWords(summary),
        })),
      },
    ],
    actions: [{ label: 'See the result and its working', url: resultUrl }],
    foot: [
      `Based on the law of ${dayInWords(judgedOn)}. ${withDaysInWords(result.recordedInWords ?? '')}. Check GOV.UK. General information. The Home Office decides.`,
      'You are receiving this because this address was entered at the end of an assessment. If that was not you, you can ignore this email.',
    ],
  };
}

const points: Readonly<Record<string, string>> = {
  isUKRegistered: 'Trading in the UK',
  documentsSubmitted: 'Documents',
  knowsJobRoleAndCode: 'The job and its code',
  meetsSalaryThreshold: 'The salary',
  authorizingOfficerAvailable: 'Authorising Officer',
  existsMainlyToSponsor: 'What it exists for',
};

/** The message begins with the verdict, which is the heading, and ends with who decides, which is the foot. */
function explanationOf(message: string): string {
  return message.replace(/^[^.]+\. /, '').replace(' General information. The Home Office decides.', '');
}

function factsOf(job: AssessedJob) {
  const { occupationCode, title, reason, notes, minimumPence, newEntrantPence } = job;
  const entrant = newEntrantPence === null ? '' : `\n${pounds(newEntrantPence)} for a new entrant`;
  return [
    { name: 'The job', value: `${occupationCode} ${title}` },
    {
      name: 'Can be sponsored',
      value: [
        `${sponsorable[job.sponsorable]}. ${withDaysInWords(reason)}`,
        ...notes.map(withDaysInWords),
      ].join('\n'),
    },
    ...(minimumPence === null
      ? []
      : [
          {
            name: 'Salary, at least',
            value: `${pounds(minimumPence)} a year for 37.5 hours a week${entrant}`,
          },
        ]),
  ];
}

const inPounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const pounds = (pence: number) => inPounds.format(pence / 100);

const dayInWords = (day: string) => dayInLondon(Date.parse(day));
const withDaysInWords = (text: string) => text.replace(/\b\d{4}-\d\d-\d\d\b/g, dayInWords);
