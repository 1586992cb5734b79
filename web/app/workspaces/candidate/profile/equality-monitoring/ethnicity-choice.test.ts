import { expect, it } from 'vitest';
import { ethnicityChoice } from './ethnicity-choice.ts';

it('takes as many as fit, in the order of the list', () => {
  expect(ethnicityChoice(['White'], ['White', 'East Asian'])).toEqual({
    now: ['East Asian', 'White'],
    taken: [],
  });
  expect(ethnicityChoice(['White'], [])).toEqual({ now: [], taken: [] });
});

it('makes “Prefer not to say” exclusive, and reports what was removed', () => {
  expect(ethnicityChoice(['East Asian', 'White'], ['East Asian', 'White', 'Prefer not to say'])).toEqual({
    now: ['Prefer not to say'],
    taken: ['East Asian', 'White'],
  });
});

it('removes “Prefer not to say” when another answer is chosen', () => {
  expect(ethnicityChoice(['Prefer not to say'], ['Prefer not to say', 'Self-describe'])).toEqual({
    now: ['Self-describe'],
    taken: ['Prefer not to say'],
  });
});
