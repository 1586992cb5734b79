import { type Chance, chance } from './seeded.ts';

interface Said {
  readonly status: string;
  readonly steps: readonly unknown[];
  /** Each line of a bill has steps of its own. */
  readonly lines?: readonly { readonly steps: readonly unknown[] }[];
}

/** A rule with facts to evaluate it on. */
export interface Contestant {
  readonly name: string;
  /** How many steps an outcome shows, on average. */
  readonly steps: number;
  /** Evaluates the rule repeatedly for some milliseconds; returns outcomes per second of processor time. */
  readonly perSecond: (ms: number) => number;
}

const howMany = 4096;

/** Facts drawn from a seed for which the rule has an answer, because a refusal would be cheaper. */
export function answeredFacts<Facts>(draw: (chance: Chance) => Facts, rule: (facts: Facts) => Said): Facts[] {
  const source = chance(2026);
  const facts: Facts[] = [];
  for (let tries = 0; facts.length < howMany; tries++) {
    if (tries > howMany * 100) throw new Error('The rule hardly ever answers these facts');
    const candidate = draw(source);
    if (rule(candidate).status === 'answered') facts.push(candidate);
  }
  return facts;
}

/** Makes a rule a contestant. */
export function contestant<Facts>(
  name: string,
  draw: (chance: Chance) => Facts,
  rule: (facts: Facts) => Said,
): Contestant {
  const facts = answeredFacts(draw, rule);
  const steps = facts.reduce((sum, each) => sum + stepsShown(rule(each)), 0);
  return {
    name,
    steps: steps / facts.length,
    perSecond: (ms) => timesPerSecond(facts, (each) => stepsShown(rule(each)), { ms, sum: steps }),
  };
}

function stepsShown({ steps, lines = [] }: Said): number {
  let count = steps.length;
  for (const line of lines) count += line.steps.length;
  return count;
}

/**
 * Goes over all facts until the time is up. The results are summed and checked, so that the work cannot be
 * optimised away. Counted per second of processor time, garbage collection included, so that other processes
 * do not affect it.
 */
export function timesPerSecond<Facts>(
  facts: readonly Facts[],
  ask: (facts: Facts) => number,
  { ms, sum: expected }: { ms: number; sum: number },
): number {
  const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
  let passes = 0;
  for (; performance.now() - started < ms; passes++) {
    let sum = 0;
    for (const each of facts) sum += ask(each);
    if (sum !== expected) throw new Error('The same facts gave something else');
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return (passes * facts.length * 1e6) / (user + system);
}
