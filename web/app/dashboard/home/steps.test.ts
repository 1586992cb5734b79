import type { Me } from '@portway/contracts/auth';
import { describe, expect, it } from 'vitest';
import { pages } from '../../routes.ts';
import { workplaces } from '../../workplaces.ts';
import { placesFor, stepsFor } from './steps.ts';

const somebody: Me = {
  id: '0190f5aa-1111-7111-8111-111111111111',
  fullName: 'Ada Okafor',
  email: 'ada@example.com',
  role: 'candidate',
  organisation: null,
  secondFactor: false,
  secondFactorDue: false,
  deletionDue: null,
};
const inOrganisation = (name: string | null, role: 'owner' | 'viewer'): Me => ({
  ...somebody,
  role: 'recruiter',
  organisation: { id: somebody.id, name, role },
});
const titles = (me: Me) => stepsFor(me).map(({ title }) => title);

describe('what to do next', () => {
  it('begins with a salary for a candidate', () => {
    expect(titles(somebody)).toEqual(['Check a salary', 'Add a passkey']);
  });

  it('asks an owner for the name of the organisation while it has none', () => {
    expect(titles(inOrganisation(null, 'owner'))[0]).toBe('Name your organisation');
    expect(titles(inOrganisation('Northgate', 'owner'))[0]).toBe('Invite colleagues');
  });

  it('asks no viewer to change anything', () => {
    expect(titles(inOrganisation(null, 'viewer'))[0]).toBe('See your organisation');
  });

  it('asks nobody for a passkey who came in with a second factor', () => {
    expect(titles({ ...somebody, secondFactor: true })).toEqual(['Check a salary']);
  });

  it('says how to join one, to a recruiter who belongs to none', () => {
    expect(titles({ ...somebody, role: 'recruiter' })[0]).toBe('Join an organisation');
  });

  it('leads our own people to a second factor first, then to the desk', () => {
    expect(titles({ ...somebody, role: 'staff', secondFactorDue: true })).toEqual(['Add a second factor']);
    expect(titles({ ...somebody, role: 'staff' })).toEqual(['Open the desk']);
  });

  it('leads to pages that are here', () => {
    const behindLogIn = workplaces.flatMap(({ pages: own }): { path: string }[] => [...own]);
    const here = [...pages, ...behindLogIn].map(({ path }) => path);
    const everybody: Me[] = [somebody, inOrganisation(null, 'owner'), { ...somebody, role: 'staff' }];
    const links = everybody.flatMap((me) => [...stepsFor(me), ...placesFor(me)]).map(({ to }) => to);
    expect(links.filter((link) => !here.some((path) => path === link))).toEqual([]);
  });
});
