import { inPounds } from '../../kernel/index.ts';
import { factWords, type SalaryOption } from '../../minimum-salary/index.ts';
import { type PayAnswer, penceOf, reaches } from '../least-pay.ts';
import type { ReadyPost } from '../post/post-facts.ts';
import { phdOptions } from '../post/post-figures.ts';
import { scaleOf } from '../post/post-status.ts';
import { visaOn, type WorkerFacts, workerSide } from './worker-facts.ts';
import { studentLimb } from './worker-study.ts';

export type WorkerField = keyof WorkerFacts;

const entrantOptions: ReadonlySet<string> = new Set(['E', 'J']);
const inTheRoute: ReadonlySet<string> = new Set(['F', 'G', 'H', 'I', 'J']);
/** Warnings about who is sponsored. */
const ofTheWorker: ReadonlySet<string> = new Set(['care-months-with-sponsor', 'same-occupation']);

/** Options that are not decided and whose figure the pay reaches. */
function openOptions({ testedPence }: ReadyPost, { options }: PayAnswer): readonly SalaryOption[] {
  return options.filter(
    (option) =>
      option.available === 'unknown' && option.option !== 'K' && reaches(testedPence, penceOf(option)),
  );
}

/** The profile fields that would decide them. */
export function openFields(worker: WorkerFacts, post: ReadyPost, requiredPay: PayAnswer): WorkerField[] {
  const open = openOptions(post, requiredPay);
  const waits = 'missing' in requiredPay && requiredPay.missing.includes('inUk');
  const visa = waits || open.some(({ option }) => inTheRoute.has(option));
  return [
    ...(visa && visaOn(worker, post.appliedOn) === undefined ? (['currentVisa'] as const) : []),
    ...(open.some(({ option }) => entrantOptions.has(option)) ? entrantFields(worker, post.appliedOn) : []),
    ...(worker.phd === undefined && open.some(({ option }) => phdOptions.has(option))
      ? (['phd'] as const)
      : []),
    ...switchFields(worker, post),
  ].filter((field, place, fields) => fields.indexOf(field) === place);
}

/** The profile fields that would decide whether a Student can apply inside the UK. */
export function switchFields(worker: WorkerFacts, post: ReadyPost): readonly WorkerField[] {
  return visaOn(worker, post.appliedOn) === 'student' ? studentLimb(worker, post).missing : [];
}

/** The profile fields that would decide whether the worker is a new entrant. */
export function entrantFields(worker: WorkerFacts, day: ReadyPost['day']): WorkerField[] {
  const { under26, newEntrantLimb, newEntrantStudy, visaType } = workerSide(worker, day);
  const asksStudy = under26 !== true && newEntrantLimb === 'student' && newEntrantStudy === undefined;
  const hasGround = under26 === true || (newEntrantLimb !== undefined && newEntrantLimb !== 'none');
  const counts = visaType === 'skilled' || visaType === 'graduate';
  return [
    ...(!hasGround && under26 === undefined ? (['bornOn'] as const) : []),
    ...(!hasGround && newEntrantLimb === undefined ? (['newEntrantGround'] as const) : []),
    ...(asksStudy ? ([worker.studentDegree === undefined ? 'studentDegree' : 'courseEndsOn'] as const) : []),
    ...(counts && worker.monthsHeld === undefined ? (['monthsHeld'] as const) : []),
  ];
}

/** What no answer in a profile can decide, figures that depend on one, and what ends. */
export function openReasons(worker: WorkerFacts, post: ReadyPost, requiredPay: PayAnswer): string[] {
  const scale = scaleOf(requiredPay);
  if (scale) return [`${scale.reason} The band, grade or role decides the figure.`];
  const missing = 'missing' in requiredPay ? requiredPay.missing : [];
  const waits = missing.map((fact) => factWords[fact] ?? fact).join(', and ');
  const [lower] = openOptions(post, requiredPay).toSorted(
    (one, other) => (penceOf(one) ?? 0) - (penceOf(other) ?? 0),
  );
  const settles = openFields(worker, post, requiredPay).length > 0;
  return [
    ...(waits === '' ? [] : [`Not answered yet: ${waits}.`]),
    ...withPhd(worker, post, requiredPay),
    ...(lower && waits === ''
      ? [
          `${lower.title}: ${inPounds(penceOf(lower) ?? 0)} would be enough. ${settles ? 'Your profile does not say whether it applies.' : lower.reason}`,
        ]
      : []),
    ...otherConditions(requiredPay),
  ];
}

/** What the law requires of the worker apart from the pay. */
export function otherConditions({ warnings }: PayAnswer): string[] {
  return warnings.filter(({ code }) => ofTheWorker.has(code)).map(({ message }) => message);
}

function withPhd({ phd }: WorkerFacts, { testedPence }: ReadyPost, { options }: PayAnswer): string[] {
  if (phd === undefined || phd === 'none') return [];
  const reachableOption = options.find(
    (option) =>
      option.available === true && phdOptions.has(option.option) && reaches(testedPence, penceOf(option)),
  );
  return reachableOption
    ? [`With a PhD that is relevant to this job ${inPounds(penceOf(reachableOption) ?? 0)} is enough.`]
    : [];
}
