import { monthsBegun, wholeMonths } from '@portway/rules/certificate';
import { type SkillsChargeFacts, skillsCharge } from '@portway/rules/skills-charge';
import { answeredFacts, timesPerSecond } from './contestant.ts';
import { skillsChargeFacts } from './facts.ts';

/** The bare arithmetic of the skills charge, without its day, exemptions, sources and steps. */
interface PlainFacts {
  readonly months: number;
  readonly firstPence: number;
  readonly furtherPence: number;
}

/** The same sums as the rule for the same facts, on plain numbers; throws when they differ. */
export function bareSkillsCharge(): (ms: number) => number {
  const cases = answeredFacts(skillsChargeFacts, skillsCharge);
  const plain = cases.map(plainFacts);
  cases.forEach((facts, index) => {
    const bareFacts = plain[index];
    if (bareFacts === undefined || charge(bareFacts) !== amount(facts)) {
      throw new Error('The bare arithmetic no longer follows the rule: mend bench/src/rules');
    }
  });
  const sum = plain.reduce((total, facts) => total + charge(facts), 0);
  return (ms) => timesPerSecond(plain, charge, { ms, sum });
}

function charge({ months, firstPence, furtherPence }: PlainFacts): number {
  return firstPence + Math.max(0, Math.ceil((months - 12) / 6)) * furtherPence;
}

function plainFacts(facts: SkillsChargeFacts): PlainFacts {
  const firstPence = amount({ ...facts, length: wholeMonths(12) });
  const furtherPence = amount({ ...facts, length: wholeMonths(18) }) - firstPence;
  return { months: monthsBegun(facts.length ?? wholeMonths(0)), firstPence, furtherPence };
}

function amount(facts: SkillsChargeFacts): number {
  const outcome = skillsCharge(facts);
  return outcome.status === 'answered' ? outcome.amountPence : Number.NaN;
}
