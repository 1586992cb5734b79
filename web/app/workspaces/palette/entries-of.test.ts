import { tabs } from '@portway/contracts/candidate/profile/profile-fields';
import { register } from '@portway/rules/register';
import { expect, it } from 'vitest';
import type { Seeker } from '../../kit/command-palette/quick-entry.ts';
import { pages, workspaceFrames } from '../../routes.ts';
import { profileWords } from '../candidate/profile-words.ts';
import { entriesOf } from './entries-of.ts';

const as = (role: Seeker['role'], more?: Partial<Seeker>): Seeker => ({
  role,
  candidate: role === 'candidate',
  organisation: null,
  secondFactorDue: false,
  deletionDue: null,
  ...more,
});
const leaving = as('candidate', { deletionDue: '2026-12-01T10:00:00Z' });
const everybody = [undefined, leaving, as('recruiter'), as('staff')];

it('links each field to its own tab', () => {
  for (const tab of ['profile', 'preferences', 'culture'] as const) {
    const fields = Object.entries(profileWords).flatMap(([field, words]) =>
      words.tab === tab ? [field] : [],
    );
    expect(fields).toEqual(expect.arrayContaining([...tabs[tab]]));
  }
});

it('links to existing pages', () => {
  const behindLogIn = workspaceFrames.flatMap(({ pages: own }): { path: string }[] => [...own]);
  const topics = register.topics.map(({ id }) => `/rules/${id}`);
  const knownPaths = new Set<string>([...[...pages, ...behindLogIn].map(({ path }) => path), ...topics]);
  const paths = everybody
    .flatMap((me) => entriesOf(me))
    .flatMap(({ goal }) => ('to' in goal ? [goal.to.replace(/[?#].*/, '')] : []));
  expect(paths.filter((path) => !knownPaths.has(path))).toEqual([]);
});

it('opens the plan for an organisation with what that says of itself', () => {
  const planFor = (me: Seeker | undefined) =>
    entriesOf(me).flatMap(({ label, goal }) => (label === 'Plan this hire' && 'to' in goal ? [goal.to] : []));
  const organisation = {
    id: '1',
    name: 'Acme',
    role: 'owner',
    hiring: 'offers',
    complianceRole: 'none',
  } as const;
  expect(planFor(undefined)).toEqual(['/plan-a-hire']);
  expect(planFor(as('candidate'))).toEqual(['/plan-a-hire']);
  expect(planFor(as('recruiter', { organisation }))).toEqual(['/dashboard/plans/begin']);
});

it('names every topic of the rules as the register does', () => {
  const topics = entriesOf(undefined).filter(({ group }) => group === 'Rules');
  expect(topics.map(({ label }) => label)).toEqual(
    expect.arrayContaining(register.topics.map(({ title }) => title)),
  );
});

it('names the pages of each workspace in their order', () => {
  const organisation = {
    id: '1',
    name: 'Acme',
    role: 'owner',
    hiring: 'offers',
    complianceRole: 'line-manager',
  } as const;
  const pageLabels = (me: Seeker | undefined) =>
    entriesOf(me).flatMap(({ group, label }) => (group === 'Pages' ? [label] : []));
  const ofBothSides = ['Notifications', 'Plans', 'Following'];
  const ofHiring = [
    'Home',
    'Jobs',
    'Post a job',
    'Messages',
    'Organisation',
    'People and access',
    'Your entry on the register',
    'Set up sponsorship',
    'Applicants',
    'Hires',
  ];
  expect(pageLabels(undefined)).toEqual(['Home']);
  expect(pageLabels(as('candidate'))).toEqual([
    'Home',
    'Profile: Overview',
    'Profile: Edit',
    'Resume/ CV',
    'Preferences',
    'Culture',
    'Search for Jobs',
    'Saved jobs',
    'Saved Searches',
    'Applied',
    'Compare offers',
    'Messages',
    ...ofBothSides,
  ]);
  expect(pageLabels(as('recruiter'))).toEqual([...ofHiring, ...ofBothSides]);
  expect(pageLabels(as('recruiter', { organisation }))).toEqual([
    ...ofHiring,
    'Set-up of your licence',
    'Import workers',
    'Archive of sponsor records',
    'Sponsorship today',
    'Workers',
    'Papers that do not agree',
    'Changes of the guidance',
    'Records to keep',
    'Right to work checks',
    'Add a person who is not sponsored',
    'Bring in a list of people',
    'Record several checks',
    'Add a worker',
    'Something happened',
    'Look at these',
    'Duties',
    'Sponsorship calendar',
    'Certificates of Sponsorship',
    ...ofBothSides,
  ]);
  expect(pageLabels(as('staff'))).toEqual([
    'Home',
    'Enquiries',
    'Answer templates',
    'Our team',
    'Users',
    'Organisations',
    'Newsletter',
    'Testimonials',
    'About and contact',
    'Failed emails',
    'Register of sponsors',
    'Figures',
    'Audit log',
  ]);
});

it('names nothing twice', () => {
  for (const me of everybody) {
    const ids = entriesOf(me).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});

it('offers each role its own: fields to candidates, cancelling a deletion while it is possible', () => {
  const labels = (me: Seeker | undefined) => entriesOf(me).map(({ label }) => label);
  expect(labels(leaving)).toEqual(expect.arrayContaining(['Desired salary', 'Keep my account', 'Log out']));
  expect(labels(as('candidate'))).not.toContain('Keep my account');
  expect(labels(as('recruiter'))).toContain('Organisation');
  expect(labels(as('recruiter'))).not.toContain('Desired salary');
  expect(labels(as('staff'))).toContain('Audit log');
  expect(labels(as('staff', { secondFactorDue: true }))).not.toContain('Audit log');
  expect(labels(undefined)).not.toContain('Log out');
});
