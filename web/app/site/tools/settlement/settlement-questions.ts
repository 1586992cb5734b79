import { isSoonAfter } from '@portway/rules/eligible-role';
import { isCalendarDate } from '@portway/rules/kernel';
import { transitionalBefore } from '@portway/rules/minimum-salary';
import { findOccupation, healthAndCareCodes } from '@portway/rules/occupations';
import { payScaleOf } from '@portway/rules/pay-scales';
import { isPaidForFullTime } from '../salary/role/pay-scale-roles.ts';
import { onScale, type SettlementAnswers } from './settlement-answers.ts';

export type SettlementQuestion =
  | 'inRouteSince'
  | 'firstCertificateOn'
  | 'lastSponsoredOnList'
  | 'employer'
  | 'workNation'
  | 'londonArea'
  | 'payScaleRole'
  | 'shareOfFullTime';

/** The questions that this job and worker need: those of the rows, or those of a national pay scale. */
export function settlementQuestions(
  code: string | undefined,
  answers: SettlementAnswers,
): SettlementQuestion[] {
  const { inRouteSince, firstCertificateOn } = answers;
  if (code !== undefined && findOccupation(code)?.payScale !== undefined)
    return questionsOfScale(code, answers);
  const [cutoff] = transitionalBefore.versions;
  const [careCodes] = healthAndCareCodes.versions;
  const soonAfter = isCalendarDate(inRouteSince) && isSoonAfter(inRouteSince, cutoff.value);
  const questions: [SettlementQuestion, boolean][] = [
    ['inRouteSince', true],
    ['firstCertificateOn', soonAfter || firstCertificateOn !== ''],
    ['lastSponsoredOnList', true],
    ['employer', code !== undefined && careCodes.value.includes(code)],
  ];
  return questions.flatMap(([question, needed]) => (needed ? [question] : []));
}

/** Bands that a worker may stay in only by the day of entry to the route (Table 4). */
const lowerBands = ['band-3', 'band-4'];

function questionsOfScale(code: string, answers: SettlementAnswers): SettlementQuestion[] {
  const { appliedOn, workNation, payScaleRole } = answers;
  const scale = isCalendarDate(appliedOn) ? payScaleOf(code, appliedOn) : undefined;
  const asks = scale?.status === 'answered' ? scale.asks : [];
  const questions: [SettlementQuestion, boolean][] = [
    ['workNation', asks.includes('workNation')],
    ['londonArea', asks.includes('londonArea') && workNation === 'england'],
    ['payScaleRole', asks.includes('payScaleRole')],
    ['shareOfFullTime', isPaidForFullTime(code, onScale(answers))],
    ['inRouteSince', lowerBands.includes(payScaleRole)],
  ];
  return questions.flatMap(([question, needed]) => (needed ? [question] : []));
}
