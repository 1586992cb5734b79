import type { Profile } from '@portway/contracts/candidate/profile/profile';
import type { Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { expect, it } from 'vitest';
import { additionsOf, replaces } from './additions-of.ts';

const profile: Profile = {
  answers: { bio: 'I build payments.', skills: ['Go'] },
  entries: [],
  photo: null,
  hiddenFrom: [],
  completeness: { percent: 0, steps: [], begun: [], needed: 0 },
};
const excerpt = 'as it stands in the CV';
const bio: Suggestion = { field: 'bio', value: 'I build ferries.', found: excerpt };
const location: Suggestion = { field: 'location', value: 'Lagos, Nigeria', found: excerpt };
const skills: Suggestion = { field: 'skills', value: ['SQL'], found: excerpt };

it('skills join those of the profile, and what is replaced is named so that it can be put back', () => {
  const { answers } = additionsOf([skills, bio, location], profile);
  expect(answers).toEqual([
    { field: 'skills', value: ['Go', 'SQL'], was: ['Go'] },
    { field: 'bio', value: 'I build ferries.', was: 'I build payments.' },
    { field: 'location', value: 'Lagos, Nigeria', was: null },
  ]);
});

it('what somebody wrote themselves is not replaced with everything else', () => {
  expect([bio, location, skills].filter((each) => replaces(each, profile))).toEqual([bio]);
});
