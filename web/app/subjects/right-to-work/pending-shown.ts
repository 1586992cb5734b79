import type { PendingApplication } from '@portway/rules/right-to-work';
import { withDaysInWords } from '../../text/days.ts';
import type { PendingShown } from './check-shown.ts';

export const pendingTitle = 'While an application is not decided';

/** The words of the rule, with its days in words. */
export const pendingShown = ({
  says,
  unknown,
}: Pick<PendingApplication, 'says' | 'unknown'>): PendingShown => ({
  says: says.map(withDaysInWords),
  unknown: unknown.map(withDaysInWords),
});

/** The same as a text to send: what is so, what is not known, and who decides. */
export function pendingText({ says, unknown }: PendingShown): string {
  return [
    pendingTitle,
    ...says.map((line, index) => `${index + 1}. ${line}`),
    ...(unknown.length > 0 ? ['Not known:', ...unknown.map((line) => `- ${line}`)] : []),
    'General information: check GOV.UK. The Home Office decides.',
  ].join('\n');
}
