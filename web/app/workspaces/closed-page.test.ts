import type { Me } from '@portway/contracts/account/authentication/me';
import { describe, expect, it } from 'vitest';
import { workspaceFrames } from '../routes.ts';
import { candidatePages } from './candidate/workspace.ts';
import { areaOf, areasOf, counterpartOf } from './closed-page.ts';
import { hiringPages } from './hiring/workspace.ts';
import { sponsorPages } from './sponsor/workspace.ts';

const organisation: NonNullable<Me['organisation']> = {
  id: 'o1',
  name: 'Northgate Systems',
  role: 'owner',
  hiring: 'offers',
  complianceRole: 'none',
};
const amara: Me = {
  ...{ id: 'a1', fullName: 'Amara', email: 'amara@example.com', role: 'candidate', candidate: true },
  ...{ organisation: null, organisations: [], deletionDue: null },
  ...{ secondFactor: false, secondFactorDue: false },
};
const tom: Me = {
  ...amara,
  role: 'recruiter',
  candidate: false,
  organisation,
  organisations: [organisation],
};
const both: Me = { ...tom, candidate: true };

describe('a page of the other side', () => {
  it('is known by its address, each of them', () => {
    const areas = (pages: readonly { readonly path: string }[]) =>
      new Set(pages.map(({ path }) => areaOf(path)));
    expect(areas(candidatePages)).toEqual(new Set(['candidate']));
    expect(areas(hiringPages)).toEqual(new Set(['hiring', 'organisation']));
    expect(areas(sponsorPages)).toEqual(new Set(['organisation']));
    const sides = new Set<string>(
      [...candidatePages, ...hiringPages, ...sponsorPages].map(({ path }) => path),
    );
    const shared = workspaceFrames.flatMap(({ pages }) => pages).filter(({ path }) => !sides.has(path));
    expect(areas(shared)).toEqual(new Set([undefined]));
  });

  it('is closed by what the tab shows, and hiring to members who have no part in it', () => {
    expect(areasOf(amara)).toEqual(['candidate']);
    expect(areasOf(tom)).toEqual(['organisation', 'hiring']);
    expect(areasOf(both)).toEqual(['organisation', 'hiring']);
    expect(areasOf({ ...tom, organisation: { ...organisation, hiring: 'none' } })).toEqual(['organisation']);
    expect(areasOf({ ...tom, organisation: null, organisations: [] })).toEqual([]);
  });

  it('leads to the own one, where there is one and nobody can mean the other', () => {
    expect(counterpartOf('/dashboard/messages', tom)).toBe('/dashboard/hiring/messages');
    expect(counterpartOf('/dashboard/hiring/applicants', amara)).toBe('/dashboard/applied');
    expect(counterpartOf('/dashboard/profile', tom)).toBeUndefined();
    expect(counterpartOf('/dashboard/messages', both)).toBeUndefined();
  });
});
