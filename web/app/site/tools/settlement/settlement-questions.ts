import { isSoonAfter } from '@portway/rules/eligible-role';
import { isCalendarDate } from '@portway/rules/kernel';
import { transitionalBefore } from '@portway/rules/minimum-salary';
import { findOccupation, healthAndCareCodes } from '@portway/rules/occupations';
import type { SettlementAnswers } from './settlement-answers.ts';

export type SettlementQuestion = 'inRouteSince' | 'firstCertificateOn' | 'lastSponsoredOnList' | 'employer';

/** The questions that this job and worker need; on a national pay scale none of them changes the result. */
export function settlementQuestions(
  code: string | undefined,
  { inRouteSince, firstCertificateOn }: SettlementAnswers,
): SettlementQuestion[] {
  if (code !== undefined && findOccupation(code)?.payScale !== undefined) return [];
  const [before] = transitionalBefore.versions;
  const [careCodes] = healthAndCareCodes.versions;
  const soonAfter = isCalendarDate(inRouteSince) && isSoonAfter(inRouteSince, before.value);
  const asked: [SettlementQuestion, boolean][] = [
    ['inRouteSince', true],
    ['firstCertificateOn', soonAfter || firstCertificateOn !== ''],
    ['lastSponsoredOnList', true],
    ['employer', code !== undefined && careCodes.value.includes(code)],
  ];
  return asked.flatMap(([question, needed]) => (needed ? [question] : []));
}
