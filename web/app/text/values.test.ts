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
    [
      'pay-scales.health-bands',
      'England: 10 roles, £24,071 to £105,385 · Scotland: 10 roles, £26,869 to £117,732 · Wales: 10 roles, £24,433 to £106,967 · Northern Ireland: 10 roles, £22,816 to £99,891',
    ],
    ['pay-scales.teaching-assistants', 'United Kingdom: Teaching or support assistant, £23,656'],
    [
      'pay-scales.nurse-before-registration',
      '8 months · at least Band 3 · in 2231, 2232, 2233, 2234, 2235, 2236, 2237',
    ],
    [
      'pay-scales.lower-bands',
      'never sponsored: Band 1, Band 2 · only for workers in the route under earlier rules: Band 3, Band 4 · earlier rules: those before 2025-07-22 · except in 6131',
    ],
    ['atas.time', 'at least 2 weeks · from April to September 3 weeks'],
    ['skills-charge.periods', 'first 12 months · step 6 months · free outside under 6 months'],
    [
      'switching.student-conditions',
      'the course is completed; the course is full-time at degree level, and the certificate starts no earlier than the course ends; the course is a full-time PhD, and the certificate starts no earlier than 24 months after it began',
    ],
  ])('%s: %s', (id, text) => {
    expect(words(id)).toBe(text);
  });

  it('gives both readings of a disputed rate', () => {
    expect(words('occupations.table-2a-rates-before-2025-07-22')).toContain('3214 £23,400 or £29,000');
  });

  it('groups the codes of the Health and Care Worker visa by how certain each is', () => {
    expect(words('occupations.health-and-care-visa')).toMatch(
      /^Certain: 1171, .* · Carried over from the list of 2023, to be confirmed on GOV.UK: 2223, .* · On the health pay scale only, to be confirmed on GOV.UK: 6132$/,
    );
  });

  it('names the ends of a long list, which the page of its rule shows item by item', () => {
    expect(words('visa-requirements.tuberculosis-countries')).toMatch(/^\d+, from Afghanistan to Zimbabwe$/);
  });

  it('is brief for every parameter of the register', () => {
    for (const parameter of register.parameters) {
      for (const version of parameter.versions) {
        const text = versionInWords(parameter, version);
        expect(text, parameter.id).not.toBe('');
        expect(text, parameter.id).not.toMatch(/\[object|undefined|NaN/);
        expect(text.length, `${parameter.id}: ${text}`).toBeLessThan(475);
      }
    }
  });
});
