import type { Me } from '@portway/contracts/account/authentication/me';
import { profileSteps } from '@portway/contracts/candidate/profile/profile';
import { profileFields } from '@portway/contracts/candidate/profile/profile-fields';
import { describe, expect, it } from 'vitest';
import { pages, workspaceFrames } from '../../../routes.ts';
import { profileStepsFor, wholeWords } from './profile-progress.tsx';
import { placesFor, stepsFor } from './steps.ts';

const somebody: Me = {
  id: '0190f5aa-1111-7111-8111-111111111111',
  fullName: 'Ada Okafor',
  email: 'ada@example.com',
  role: 'candidate',
  candidate: true,
  organisation: null,
  organisations: [],
  secondFactor: false,
  secondFactorDue: false,
  deletionDue: null,
};
const inOrganisation = (name: string | null, role: 'owner' | 'member'): Me => ({
  ...somebody,
  role: 'recruiter',
  candidate: false,
  organisation: { id: somebody.id, name, role, hiring: 'read', complianceRole: 'none' },
  organisations: [{ id: somebody.id, name, role, hiring: 'read', complianceRole: 'none' }],
});
const titles = (me: Me) => stepsFor(me).map(({ title }) => title);

const role = { step: 'role' as const, missing: ['openToRoles' as const] };

describe('what to do next', () => {
  it('is the profile for a candidate, and then a passkey', () => {
    expect(titles(somebody)).toEqual(['Add a passkey']);
    expect(profileStepsFor({ steps: ['work', 'skills'], begun: [] }).map(({ title }) => title)).toEqual([
      'Add your work experience',
      'Add your skills',
    ]);
    expect(profileStepsFor({ steps: [], begun: [] }).map(({ title }) => title)).toEqual([
      'See your profile as recruiters do',
    ]);
  });

  it('names the one answer that a step lacks, and leads to it', () => {
    expect(profileStepsFor({ steps: ['role'], begun: [role] })[0]).toMatchObject({
      title: 'Fill in “Open to these roles”',
      text: 'The rest of this step is done.',
      to: '/dashboard/profile/edit#openToRoles',
    });
    expect(
      profileStepsFor({ steps: ['work'], begun: [{ step: 'work', missing: ['start'] }] })[0],
    ).toMatchObject({
      title: 'Fill in “Start”',
      text: 'It is all that your job still lacks.',
      to: '/dashboard/profile/edit#work',
    });
    const two = { step: 'culture' as const, missing: ['mostImportant' as const, 'quietImportance' as const] };
    expect(profileStepsFor({ steps: ['culture'], begun: [two] })[0]).toMatchObject({
      title: 'Say how you like to work',
      text: 'Half done. Still empty: “What matters most in your next job?” and “How important is a quiet office?”.',
      to: '/dashboard/profile/culture#mostImportant',
    });
  });

  it('links to an existing field of the profile, or to a section of it', () => {
    const targets = profileStepsFor({ steps: [...profileSteps], begun: [] }).map(
      ({ to }) => to.split('#')[1],
    );
    const parts = [undefined, 'work', 'education', 'photo'];
    expect(
      targets.filter((field) => !parts.includes(field) && !Object.hasOwn(profileFields, field ?? '')),
    ).toEqual([]);
  });

  it.each([
    [
      { percent: 0, steps: [...profileSteps], begun: [], needed: 9 },
      '14 steps are missing. 9 are essential.',
    ],
    [{ percent: 93, steps: ['work' as const], begun: [], needed: 1 }, '1 step is missing. It is essential.'],
    [
      { percent: 86, steps: ['photo' as const, 'links' as const], begun: [], needed: 0 },
      '2 steps are missing. Employers you apply to can already see the essentials.',
    ],
    [
      { percent: 96, steps: ['role' as const], begun: [role], needed: 1 },
      '1 step is half done. It is essential.',
    ],
    [
      { percent: 89, steps: ['role' as const, 'photo' as const], begun: [role], needed: 1 },
      '2 steps are missing, and 1 of them is half done. 1 is essential.',
    ],
    [{ percent: 100, steps: [], begun: [], needed: 0 }, 'Nothing is missing.'],
  ])('says what is missing from a profile: %j', (completeness, text) => {
    expect(wholeWords(completeness).text).toBe(text);
  });

  it('does not ask for a passkey after a log-in with a second factor', () => {
    expect(titles({ ...somebody, secondFactor: true })).toEqual([]);
  });

  it('tells a recruiter without an organisation how to join one', () => {
    expect(titles({ ...somebody, role: 'recruiter', candidate: false })[0]).toBe('Join an organisation');
  });

  it('leads staff to a second factor first, then to the staff desk', () => {
    expect(titles({ ...somebody, role: 'staff', secondFactorDue: true })).toEqual(['Add a second factor']);
    expect(titles({ ...somebody, role: 'staff' })).toEqual(['Open the desk']);
  });

  it('leads a candidate to tools that speak to the worker', () => {
    expect(placesFor(somebody).map(({ to }) => to)).toEqual([
      '/salary-calculator/calculate?reader=worker',
      '/immigration-skill-charge-calculator/calculate?reader=worker',
      '/visa-processing',
    ]);
  });

  it('leads to existing pages', () => {
    const behindLogIn = workspaceFrames.flatMap(({ pages: own }): { path: string }[] => [...own]);
    const paths = [...pages, ...behindLogIn].map(({ path }) => path);
    const everybody: Me[] = [somebody, inOrganisation(null, 'owner'), { ...somebody, role: 'staff' }];
    const links = everybody
      .flatMap((me) => [...stepsFor(me), ...placesFor(me)])
      .map(({ to }) => to.replace(/\?.*/, ''));
    expect(links.filter((link) => !paths.some((path) => path === link))).toEqual([]);
  });
});
