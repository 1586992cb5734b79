import { type CalendarDate, lawOn, lawStep, type NoLaw, type Step } from '../kernel/index.ts';
import type { Engagement, ExcuseFacts } from './excuse-facts.ts';
import { coveredWords, whoIsChecked } from './parameters.ts';

interface Scope {
  readonly status: 'answered';
  readonly isCovered: boolean;
  readonly because: string;
  readonly unknown: readonly string[];
  readonly steps: readonly Step[];
}

/**
 * Whether the law asks for a check of this person at all. Employees are checked under every law that we record; others
 * by the law of the day on which the arrangement was made, for which the first day of work is taken.
 */
export function coveredEngagement({
  engagement = 'employee',
  startsOn,
  arrangedOn,
  checkedOn,
}: ExcuseFacts): Scope | NoLaw {
  const law = lawOn(
    whoIsChecked,
    engagement === 'employee' ? (checkedOn ?? startsOn) : (arrangedOn ?? startsOn),
  );
  const [recordBegins] = whoIsChecked.versions;
  if (law.status === 'no-law')
    return engagement === 'employee' ? law : outside([], startsOn < recordBegins.from);
  const isCovered = law.value.includes(words[engagement]);
  if (!isCovered) return outside([lawStep(law, { text: law.value.join(', ') })], false);
  return {
    status: 'answered',
    isCovered,
    because: '',
    unknown: [
      ...(arrangedOn === undefined && engagement !== 'employee' ? [arrangementDay] : []),
      ...(engagement === 'employee' ? [] : notKnown[engagement]),
    ],
    steps: [lawStep(law, { text: law.value.join(', ') })],
  };
}

const words: Readonly<Record<Engagement, string>> = {
  employee: coveredWords.employee,
  worker: coveredWords['workers-contract'],
  'sub-contractor': coveredWords['individual-sub-contractor'],
  'matched-online': coveredWords['matching-service'],
};

const outside = (steps: readonly Step[], isBeforeRecord: boolean): Scope => ({
  status: 'answered',
  isCovered: false,
  because:
    'The law of the first day of work asks for a check of employees only. It asks for others where the arrangement was made from 1 October 2026.',
  unknown: [
    'Whether a check that falls due again from 1 October 2026 comes under the new law for a person who began before. A firm says so; check GOV.UK.',
    ...(isBeforeRecord ? [`What the law said before our record of it begins on ${recordDay}.`] : []),
  ],
  steps,
});

const recordDay: CalendarDate = whoIsChecked.versions[0].from;

const arrangementDay =
  'The law goes by the day on which the arrangement was made. We took the first day of work for it.';
const code = 'The final code of practice: only its draft of June 2026 was read.';

const notKnown: Readonly<Record<Exclude<Engagement, 'employee'>, readonly string[]>> = {
  worker: [code],
  'sub-contractor': [
    code,
    'A person with clients of their own, or a company, may stay outside: check GOV.UK.',
  ],
  'matched-online': [
    code,
    'Only a service that passes the person’s details to clients for a fee or commission is asked.',
  ],
};
