import type { RaisedDuty } from '@portway/rules/reporting-deadline';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { isSettled, rulePath } from '../../text/law.ts';

/** A duty as shown, with what is not certain about it. */
export function presentDuty({ id, title, onlyIf, reportBy, contains, through, ...duty }: RaisedDuty) {
  const { consequence, exceptions, confidence, basis, note, dispute } = duty;
  return {
    id,
    title,
    onlyIf:
      onlyIf === null ? undefined : `${onlyIf}${reportBy === null ? '' : ` By ${dayInWords(reportBy)}.`}`,
    contains,
    through: through ?? undefined,
    consequence,
    exceptions,
    dispute: dispute === null ? undefined : `${dispute.question} ${dispute.safer}`,
    toConfirm: !isSettled(confidence) || basis === 'secondary',
    note: note === null || note === undefined ? undefined : withDaysInWords(note),
    rule: rulePath(`sponsor-duties.${id}`),
  };
}

export type DutyShown = ReturnType<typeof presentDuty>;
