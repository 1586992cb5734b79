import type { AssessmentResult } from '@portway/contracts/assessment/assessment';
import type { EmailContent } from '../../platform/mail/email.ts';

/** A result in a few words. */
export const found = {
  eligible: 'No obvious barrier found',
  'not-eligible': 'Not for this job, as it stands',
  'more-information-needed': 'More information is needed',
} as const satisfies Record<AssessmentResult['status'], string>;

/** The result of an assessment, to the user. `resultUrl` is its page, which also offers a PDF. */
export function assessmentResult(result: AssessmentResult, resultUrl: string): EmailContent {
  const { status, message, reasons, nextSteps, judgedOn, recordedTo } = result;
  return {
    subject: `Your sponsor licence assessment: ${found[status].toLowerCase()}`,
    preview: message,
    heading: found[status],
    paragraphs: [
      message,
      reasons.map(({ ok, meaning }) => `${ok ? 'Fine' : 'To do'}: ${meaning}`).join('\n'),
      `What to do next\n${nextSteps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n')}`,
      `By the law of ${judgedOn}, last checked ${recordedTo}. General information. The Home Office decides.`,
    ],
    actions: [{ label: 'See the result and its working', url: resultUrl }],
    foot: [
      'You receive this because this address was entered at the end of an assessment. If that was not you, there is nothing to do.',
    ],
  };
}
