import type { LawSubject } from './recorded-days.ts';

/** By the beginning of a parameter's id; the longest beginning decides, and `none` is no law of a subject that we date. */
const beginnings: readonly (readonly [string, LawSubject | 'none'])[] = [
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
 * The subject of a parameter, by its id. What no beginning names is of the Immigration Rules; undefined for usual
 * times, bank holidays and words of a job post, whose own days stand beside them.
 */
export function subjectOf(parameter: string): LawSubject | undefined {
  const matching = beginnings.filter(([beginning]) => parameter.startsWith(beginning));
  const [, subject] = matching.toSorted(([one], [other]) => other.length - one.length)[0] ?? ['', 'rules'];
  return subject === 'none' ? undefined : subject;
}
