import { type LawRead, lawOn, type Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { expect, it } from 'vitest';
import { workingSteps } from '../../text/working-steps.ts';
import { lawRead } from './law-read.ts';

const parameters: readonly Parameter<unknown>[] = register.parameters;

function readOn(parameter: Parameter<unknown>, day: LawRead['day']): LawRead[] {
  const outcome = lawOn(parameter, day);
  return outcome.status === 'in-force' ? [outcome.law] : [];
}

const everyRead = parameters.flatMap((parameter) =>
  parameter.versions.flatMap(({ from }) => readOn(parameter, from)),
);

it('every version of every rule is found again, with all its sources', () => {
  const { rules, sources } = lawRead(workingSteps(everyRead.map((law) => ({ label: law.title, law }))));
  expect(rules).toHaveLength(everyRead.length);
  const titles = new Set(sources.map(({ title }) => title));
  for (const law of everyRead) for (const { title } of law.sources) expect(titles).toContain(title);
});

it('a rule read twice, and a source of two rules, are listed once', () => {
  const [law] = everyRead;
  if (!law) throw new Error('no law');
  const step = { label: law.title, law };
  const once = lawRead(workingSteps([step]));
  expect(lawRead(workingSteps([step, step]))).toEqual(once);
  expect(new Set(once.sources.map(({ number }) => number)).size).toBe(once.sources.length);
});

it('a source without an address is listed with the official page where the figure can be checked', () => {
  const unlinked = everyRead.find(({ sources }) => sources.every(({ url }) => url === undefined));
  if (!unlinked) throw new Error('every source has an address');
  const { sources } = lawRead(workingSteps([{ label: unlinked.title, law: unlinked }]));
  expect(sources.map(({ url }) => url)).toContain(unlinked.checkAt.url);
});
