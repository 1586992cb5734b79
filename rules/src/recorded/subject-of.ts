import type { LawSubject } from './recorded-days.ts';

/** By the beginning of a parameter's id; the longest beginning decides, and `none` is no law of a subject that we date. */
const beginnings: readonly (readonly [string, LawSubject | 'none'])[] = [
  ['atas.', 'rules'],
  ['certificate.', 'rules'],
  ['dependants.', 'rules'],
  ['dependent-child.', 'rules'],
  ['eligible-role.', 'rules'],
  ['minimum-salary.', 'rules'],
  ['new-entrant.', 'rules'],
  ['occupations.', 'rules'],
  ['partner.', 'rules'],
  ['pay-period.', 'rules'],
  ['pay-scales.', 'rules'],
  ['salary-list.', 'rules'],
  ['settlement-salary.', 'rules'],
  ['settlement.', 'rules'],
  ['settlement.fee', 'fees'],
  ['shortage-list.', 'rules'],
  ['switching.', 'rules'],
  ['visa-brake.', 'rules'],
  ['visa-requirements.', 'rules'],
  ['licence-fee.', 'fees'],
  ['certificate-fee.', 'fees'],
  ['skills-charge.', 'fees'],
  ['visa-fee.', 'fees'],
  ['fee-table.', 'fees'],
  ['health-surcharge.', 'fees'],
  ['sponsor-size.', 'fees'],
  ['licence.', 'guidance-part-1'],
  ['licence.skill-level', 'rules'],
  ['licence.salary', 'rules'],
  ['licence.eligible-role', 'rules'],
  ['licence.english', 'guidance-part-2'],
  ['licence.rating', 'guidance-part-2'],
  ['licence.sponsor-duties', 'guidance-part-2'],
  ['licence.documents', 'appendix-a'],
  ['licence.accepted-documents', 'appendix-a'],
  ['licence.start-up', 'appendix-a'],
  ['licence.sector-documents', 'appendix-a'],
  ['licence.usual-documents', 'appendix-a'],
  ['who-pays.', 'guidance-part-2'],
  ['certificate.fields', 'sponsor-a-skilled-worker'],
  ['certificate.explanations', 'sponsor-a-skilled-worker'],
  ['certificate.corrections', 'sponsor-a-skilled-worker'],
  ['certificate.defined-', 'guidance-part-2'],
  ['certificate.allocation-', 'guidance-part-2'],
  ['sponsor-duties.', 'guidance-part-3'],
  ['sponsor-duties.start-within', 'guidance-part-2'],
  ['sponsor-duties.unpaid-absence', 'sponsor-a-skilled-worker'],
  ['sponsor-duties.worker-unpaid', 'sponsor-a-skilled-worker'],
  ['sponsor-duties.worker-pay-', 'sponsor-a-skilled-worker'],
  ['sponsor-duties.worker-pay-increased', 'guidance-part-3'],
  ['records.', 'appendix-d'],
  ['sponsor-duties.records', 'appendix-d'],
  ['sponsor-duties.right-to-work', 'right-to-work'],
  ['right-to-work.', 'right-to-work'],
  ['job-wording.right-to-work', 'right-to-work'],
  ['job-wording.permanent-status', 'right-to-work'],
  ['job-wording.', 'none'],
  ['minimum-wage.', 'wages'],
  ['working-days.', 'none'],
  ['shortage-list.advice', 'none'],
  ['hire-plan.', 'none'],
  ['hire-plan.needed', 'rules'],
  ['hire-plan.criminal-record-codes', 'rules'],
];

/**
 * The subject of a parameter, by its id; undefined for usual times, bank holidays and words of a job post, whose own
 * days stand beside them. A parameter of a topic that is not named above throws: nobody is told of a day to which its
 * law was read by guess.
 */
export function subjectOf(parameter: string): LawSubject | undefined {
  const matching = beginnings.filter(([beginning]) => parameter.startsWith(beginning));
  const [, subject] = matching.toSorted(([one], [other]) => other.length - one.length)[0] ?? [];
  if (subject === undefined)
    throw new RangeError(`${parameter} belongs to no subject: name it in subject-of.ts.`);
  return subject === 'none' ? undefined : subject;
}

/** The beginnings that no parameter has: the law was removed or renamed. */
export const beginningsWithout = (parameters: readonly string[]): readonly string[] =>
  beginnings.map(([beginning]) => beginning).filter((each) => !parameters.some((id) => id.startsWith(each)));
