import {
  type Answered,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  needsFacts,
  type Parameter,
  type Pence,
  type Step,
} from '../kernel/index.ts';
import {
  copiesKept,
  coveredWords,
  firstPenalty,
  ownAccount,
  personalServiceCompany,
  repeatPenalty,
  sponsoredWorkers,
  supplyChain,
  whoIsChecked,
} from './parameters.ts';
import type { Arrangement, CheckFacts } from './who-checks-facts.ts';

/**
 * `you`: the reader checks · `other-business`: another business checks, and the reader's contract must make it ·
 * `not-the-client`: the client need not · `not-by-this-rule`: the law of the day does not ask the reader.
 */
export type WhoChecks = 'you' | 'other-business' | 'not-the-client' | 'not-by-this-rule';

export interface CheckDuty {
  readonly who: WhoChecks;
  /** The outcome in a sentence. */
  readonly message: string;
  /** What else the law of the day says, each a sentence. */
  readonly notes: readonly string[];
  /** Highest civil penalty for each worker; null where the reader is not asked to check. */
  readonly firstPenaltyPence: Pence | null;
  readonly repeatPenaltyPence: Pence | null;
  /** What our records do not settle. */
  readonly unknown: readonly string[];
}

type Judged = Pick<CheckDuty, 'who' | 'message'> & { readonly steps: readonly Step[] };

/** Who must check a person's right to work, by the law of the day on which the arrangement was made. */
export function whoChecks(facts: CheckFacts): Answered<CheckDuty> | NeedsFacts | NoLaw {
  const scope = lawOn(whoIsChecked, facts.arrangedOn);
  if (scope.status === 'no-law') return scope;
  const step = lawStep(scope, { text: scope.value.join(', ') });
  if (facts.arrangement === 'matching-service' && facts.passesDetails === undefined)
    return needsFacts(['passesDetails'], [step]);
  const duty = isCovered(facts, scope.value) ? checkedByYou : checkedByOthers(facts);
  const { steps, ...follows } = consequences(facts, duty);
  const { who, message } = duty;
  return { status: 'answered', who, message, ...follows, steps: [step, ...duty.steps, ...steps] };
}

const words: Partial<Readonly<Record<Arrangement, string>>> = coveredWords;

function isCovered({ arrangement, passesDetails }: CheckFacts, covered: readonly string[]): boolean {
  const word = words[arrangement];
  if (word === undefined || !covered.includes(word)) return false;
  return arrangement !== 'matching-service' || passesDetails === true;
}

const checkedByYou: Judged = {
  who: 'you',
  message: 'You must check this person’s right to work before the work begins.',
  steps: [],
};
const notByThisRule = 'The law of this day does not ask you to check this person.';

function checkedByOthers({ arrangement, arrangedOn }: CheckFacts): Judged {
  if (arrangement === 'supply-chain')
    return byLaw(supplyChain, arrangedOn, {
      who: 'other-business',
      message:
        'The other business must check its people, and your contract, made before work starts, must make it do so.',
    });
  if (arrangement === 'personal-service-company')
    return byLaw(personalServiceCompany, arrangedOn, {
      who: 'not-the-client',
      message: 'As the client you need not check the person who works through their own company.',
    });
  if (arrangement === 'own-account')
    return byLaw(ownAccount, arrangedOn, { who: 'not-by-this-rule', message: notByThisRule });
  const message =
    arrangement === 'matching-service'
      ? `${notByThisRule} A service that passes on a person’s details for a fee or commission is asked from 1 October 2026.`
      : notByThisRule;
  return { who: 'not-by-this-rule', message, steps: [] };
}

/** What the law says if it is in force on the day; before it, the reader is not asked. */
function byLaw(
  law: Parameter<string>,
  day: CheckFacts['arrangedOn'],
  duty: Pick<CheckDuty, 'who' | 'message'>,
): Judged {
  const version = lawOn(law, day);
  return version.status === 'in-force'
    ? { ...duty, steps: [lawStep(version, { text: version.value })] }
    : { who: 'not-by-this-rule', message: notByThisRule, steps: version.steps };
}

function consequences({ arrangement, arrangedOn }: CheckFacts, { who }: Judged) {
  const isChecked = who === 'you' || who === 'other-business';
  const rules = [
    ...(isChecked ? [copiesKept] : []),
    ...(arrangement === 'employee' ? [] : [sponsoredWorkers]),
    ...(arrangement === 'own-account' ? [ownAccount] : []),
  ].flatMap((law) => inForce(law, arrangedOn));
  const first = isChecked ? inForce(firstPenalty, arrangedOn)[0] : undefined;
  const repeat = isChecked ? inForce(repeatPenalty, arrangedOn)[0] : undefined;
  return {
    notes: [...rules.map(({ value }) => value), ...(isChecked ? [sameForAll] : [repeatChecks])],
    firstPenaltyPence: first?.value ?? null,
    repeatPenaltyPence: repeat?.value ?? null,
    unknown: arrangement === 'employee' ? [] : notKnown,
    steps: [
      ...rules.map((version) => lawStep(version, { text: version.value })),
      ...[first, repeat].flatMap((version) => (version ? [lawStep(version, { pence: version.value })] : [])),
    ],
  };
}

function inForce<V>(law: Parameter<V>, day: CheckFacts['arrangedOn']) {
  const version = lawOn(law, day);
  return version.status === 'in-force' ? [version] : [];
}

const sameForAll = 'The same check is made of everyone in the same position.';
const repeatChecks =
  'A check that was made of such a person, and falls due again from 1 October 2026, may come under the new law. Check GOV.UK.';

const notKnown = [
  'The final code of practice: only its draft of June 2026 was read.',
  'Whether there is a grace period for arrangements that began before.',
  'Whether a job board, such as Portway itself, is an online matching service.',
];
