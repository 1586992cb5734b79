import { graduateVisaInWords } from '@portway/rules/graduate-visa';
import type { CalendarDate } from '@portway/rules/kernel';
import { withDaysInWords } from '../../../text/days.ts';
import { ruleInForce } from '../parts/rules/rule-in-force.ts';
import { type ListRead, studentConditionsOn } from '../parts/switching-law.ts';

/** What a careers team can tell a student: when they can switch, and when they are a new entrant. */
export interface StudentRules {
  readonly switching: ListRead;
  readonly newEntrant: ListRead;
  /** How long a Graduate visa lasts, and what it leaves of a new entrant's months. */
  readonly graduateVisa: string;
}

/** The rules for people who come from study, by the law of the day (SW 1.5A, 12.2(e), 12.3 and 18.1). */
export function studentRules(day: CalendarDate): StudentRules {
  const rule = (id: string) => ruleInForce(id, day);
  const recency = rule('new-entrant.last-permission-counts');
  const months = rule('new-entrant.longest-months');
  const extraDays = rule('certificate.permission-after-days');
  return {
    switching: studentConditionsOn(day),
    graduateVisa: withDaysInWords(graduateVisaInWords(day)),
    newEntrant: {
      items: [
        `Their most recent permission, apart from visits, is as a Student. It is still current or ended less than ${recency.says} ago.`,
        'That permission, or any earlier one as a Student, was for a UK bachelor’s, master’s, PhD, PGCE or PGDE. It counts from abroad too.',
        'The course is completed, or due to be completed within three months. For a PhD, twelve months are enough.',
        `Skilled Worker, Graduate and Tier 2 permission together come to at most ${months.says}. Permission lasts ${extraDays.says} beyond the certificate, so read literally, a certificate of ${months.says} is too long. End it earlier, or check on GOV.UK.`,
      ],
      ...(recency.rule && { rule: recency.rule }),
    },
  };
}
