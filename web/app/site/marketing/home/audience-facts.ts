import type { CalendarDate } from '@portway/rules/kernel';
import { lawWords } from '../faq/law-words.ts';
import { workedSalary } from '../parts/examples/worked-salary.ts';

/** The one figure that each group of readers asks for first, by the law of a day. */
export function audienceFacts(day: CalendarDate) {
  const { figure } = lawWords(day);
  const developer = (under26: boolean) =>
    workedSalary({ occupationCode: '2134', under26 }, day)?.figure ?? 'See the rules';
  return {
    smallLicence: figure('licence-fee.worker.small'),
    largeLicence: figure('licence-fee.worker.large'),
    report: figure('sponsor-duties.report-worker-within'),
    developer: developer(false),
    youngDeveloper: developer(true),
    visaDecision: figure('hire-plan.visa-decision-outside'),
  };
}

export type AudienceFacts = ReturnType<typeof audienceFacts>;
