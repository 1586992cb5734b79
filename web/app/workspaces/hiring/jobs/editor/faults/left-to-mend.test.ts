import { jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import { expect, it } from 'vitest';
import { leftToMend } from './left-to-mend.ts';

const errors = {
  summary: 'Say in a few sentences what the job is.',
  place: 'Enter the town or city.',
  title: 'Enter a job title.',
};
const fields = (...[values]: readonly [object]) =>
  leftToMend(errors, {}, { ...values }).map(({ field }) => field);

it('lists what is wrong with a job from the top of its form, whatever the order of the server', () => {
  expect(fields({})).toEqual(['title', 'place', 'summary']);
});

it('leaves out what was changed since, and says it again once that is taken back', () => {
  expect(fields({ title: 'Nurse' })).toEqual(['place', 'summary']);
  expect(fields({ title: null })).toEqual(['title', 'place', 'summary']);
});

it('is mended by the other answer too where two decide together', () => {
  expect(fields({ workplace: 'fully-remote' })).toEqual(['title', 'summary']);
  const range = { payTo: 'Enter at least as much as the lower end of the range.' };
  expect(leftToMend(range, { payFrom: 5, payTo: 4 }, { payFrom: 3, payTo: 4 })).toEqual([]);
});

it('knows the place of every field', () => {
  const faults = Object.fromEntries(Object.keys(jobFields).map((field) => [field, 'Answer this.']));
  expect(leftToMend(faults, {}, {})).toHaveLength(Object.keys(jobFields).length);
});
