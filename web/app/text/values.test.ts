import type { Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { describe, expect, it } from 'vitest';
import { versionInWords } from './values.ts';

const byId = new Map(register.parameters.map((parameter) => [parameter.id, parameter]));

function words(id: string): string {
  const parameter: Parameter<unknown> | undefined = byId.get(id);
  const version = parameter?.versions[0];
  if (!parameter || !version) throw new Error(id);
  return versionInWords(parameter, version);
}

describe('a value in words', () => {
  it.each([
    ['licence-fee.worker.small', '£536'],
    ['occupations.going-rates', '270 codes'],
    ['occupations.codes', '412 codes'],
    ['occupations.no-overseas-hires', '6135, 6136'],
    ['shortage-list.3544', 'All jobs, UK wide.'],
    ['salary-list.2142', 'All jobs, UK wide. Printed there: £33,400, lower rate £26,200.'],
    [
      'salary-list.6135',
      'All jobs, UK wide. England: CQC-registered sponsor carrying on regulated activity. Printed there: £33,400, lower rate £25,000.',
    ],
  ])('%s: %s', (id, said) => {
    expect(words(id)).toBe(said);
  });

  it('is a few words for every parameter of the register, whatever topics it holds', () => {
    for (const parameter of register.parameters) {
      for (const version of parameter.versions) {
        const said = versionInWords(parameter, version);
        expect(said, parameter.id).not.toBe('');
        expect(said, parameter.id).not.toMatch(/\[object|undefined|NaN/);
        expect(said.length, `${parameter.id}: ${said}`).toBeLessThan(400);
      }
    }
  });
});
