import type { ComplianceRole, HiringRight } from '@portway/contracts/account/account-settings/account-fields';
import type { Me } from '@portway/contracts/account/authentication/me';
import { completeness } from '@portway/contracts/candidate/profile/profile';
import { describe, expect, it } from 'vitest';
import { sidebarOf } from '../kit/frame/sidebar-of.ts';
import { workspaceFrames } from '../routes.ts';
import { isAt, type SidebarEntry } from '../ui/sidebar.tsx';
import { entriesFor, workspacesOf } from './sidebar-entries.ts';
import { staffPages } from './staff/workspace.ts';

const candidate: Me = {
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
const staff: Me = { ...candidate, role: 'staff', candidate: false };
const memberAs = (complianceRole: ComplianceRole, hiring: HiringRight = 'offers'): Me => ({
  ...candidate,
  role: 'recruiter',
  candidate: false,
  organisation: { id: candidate.id, name: 'Acme', role: 'owner', hiring, complianceRole },
});
const countsWith = (hires: number) => ({
  completeness: completeness.parse({ percent: 70, steps: [], begun: [], needed: 1 }),
  unreadCounts: {
    ongoing: 3,
    unread: 2,
    saved: 9,
    applicants: 1,
    hires,
    notifications: 8,
    hireSteps: 2,
    reports: 1,
  },
});
const notYetLoaded = { completeness: 'asking', unreadCounts: 'asking' } as const;
const sidebar = (me: Me | undefined, pathname = '/dashboard', hires = 4) =>
  entriesFor(me, { counts: countsWith(hires), pathname });

/** `*` marks the entries that a phone has no room for. */
const labels = (entries: readonly SidebarEntry[]) =>
  entries.map(({ label, onlyWide }) => (onlyWide ? `${label} *` : label)).join(', ');
const active = (entries: readonly SidebarEntry[], pathname: string) =>
  entries.filter((entry) => isAt(pathname, entry)).map(({ label }) => label);

describe('the entries of the sidebar', () => {
  it('are those of the user', () => {
    expect(labels(sidebar(undefined))).toBe('Home');
    expect(labels(sidebar(candidate))).toBe('Home, Profile, Jobs, Applied, Messages, Plans *');
    expect(labels(sidebar(memberAs('none')))).toBe(
      'Home, Jobs, Applicants, Hires *, Messages, Organisation, Set up *, Plans *, Account *',
    );
    expect(labels(sidebar(staff))).toBe('Home, Desk, Account');
    expect(labels(sidebar({ ...staff, secondFactorDue: true }))).toBe('Home, Account');
    expect(labels(sidebarOf(staffPages))).toBe('Enquiries, Users, Organi\u00ADsations, Content, Audit log');
  });

  it('leave a phone room for the rooms of sponsorship when in one, else for those of hiring', () => {
    expect(labels(sidebar(memberAs('officer')))).toBe(
      'Home, Jobs, Applicants, Hires *, Messages, Organisation *, Today, Workers *, Certificates *, Duties *, Evidence *, Calendar *, Plans *, Account *',
    );
    expect(labels(sidebar(memberAs('officer'), '/dashboard/sponsor/duties'))).toBe(
      'Home *, Jobs *, Applicants *, Hires *, Messages *, Organisation *, Today, Workers, Certificates, Duties, Evidence, Calendar, Plans *, Account *',
    );
  });

  it('show nothing of hiring to those who have no part in it', () => {
    expect(labels(sidebar(memberAs('none', 'none')))).toBe(
      'Home, Organisation, Set up *, Plans *, Account *',
    );
    expect(labels(sidebar(memberAs('adviser', 'none')))).toBe(
      'Home, Organisation *, Today, Workers, Certificates, Duties, Evidence *, Calendar *, Plans *, Account *',
    );
    expect(labels(sidebar(memberAs('none', 'read')))).toContain('Jobs, Applicants');
  });

  it('show owners the way to sponsorship, and those of several organisations all of them', () => {
    const member = memberAs('none');
    expect(sidebar(member).find(({ label }) => label === 'Set up')).toMatchObject({
      to: '/dashboard/sponsorship',
      heading: 'Sponsorship',
    });
    const organisation = member.organisation && { ...member.organisation, role: 'admin' as const };
    expect(labels(sidebar({ ...member, organisation }))).not.toContain('Set up');
    const own = { id: candidate.id, name: 'Acme', role: 'member', hiring: 'none' } as const;
    const several = (complianceRole: ComplianceRole): Me => ({
      ...memberAs(complianceRole, 'none'),
      organisations: [
        { ...own, complianceRole },
        { ...own, complianceRole },
      ],
    });
    expect(labels(sidebar(several('adviser')))).toMatch(/^Home, Clients \*, /);
    expect(labels(sidebar(several('viewer')))).toMatch(/^Home, All organisations \*, /);
    expect(workspacesOf(several('adviser')).map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
      ...['Acme: Adviser', 'Acme: Adviser', 'Clients: What is due in each', 'Looking for a job: undefined'],
    ]);
  });

  it('show line managers no certificates', () => {
    expect(labels(sidebar(memberAs('line-manager'), '/dashboard/sponsor/today'))).toContain(
      'Today, Workers, Duties, Calendar',
    );
  });

  it('name the hires once there is one', () => {
    expect(labels(sidebar(memberAs('none'), '/dashboard', 0))).toContain('Jobs, Applicants, Messages');
  });

  it('count what waits, once it is known', () => {
    const counts = (entries: readonly SidebarEntry[]) =>
      entries.flatMap(({ label, count }) => (count ? [`${label}: ${count.of} ${count.what}`] : []));
    expect(counts(sidebar(candidate))).toEqual([
      'Profile: 1 needed step is open',
      'Applied: 3 ongoing applications',
      'Messages: 2 conversations with unread messages',
    ]);
    expect(counts(sidebar(memberAs('none')))).toEqual([
      'Applicants: 1 application to answer',
      'Hires: 2 hires with steps of yours',
      'Messages: 2 conversations with unread messages',
    ]);
    expect(counts(sidebar(memberAs('officer')))).toContain('Today: 1 report to make');
    expect(counts(sidebarOf(staffPages, { counts: { waiting: 5 } }))).toEqual(['Enquiries: 5 new']);
    const uncounted = entriesFor(candidate, { counts: notYetLoaded, pathname: '/dashboard' });
    expect(uncounted.map(({ count }) => count?.of ?? 0)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('the active entry', () => {
  const all = workspaceFrames.flatMap(({ pages }) => pages);

  it('of a page below another is named by the page', () => {
    const member = sidebar(memberAs('officer'));
    expect(active(member, '/dashboard')).toEqual(['Home']);
    expect(active(member, '/dashboard/home')).toEqual(['Home']);
    expect(active(member, '/dashboard/hiring/applications/1/offer')).toEqual(['Applicants']);
    expect(active(member, '/dashboard/sponsor/archive')).toEqual(['Today']);
    expect(active(member, '/dashboard/sponsor/new-worker')).toEqual(['Workers']);
    expect(active(member, '/dashboard/sponsor/workers/1')).toEqual(['Workers']);
    expect(active(member, '/dashboard/hiring/new-job')).toEqual([]);
    expect(active(sidebarOf(staffPages), '/staff/enquiries/1')).toEqual(['Enquiries']);
    expect(active(sidebarOf(staffPages), '/staff/failed-emails')).toEqual(['Content']);
  });

  it('of a hire is Applicants until Hires is an entry', () => {
    const cases = '/dashboard/hiring/cases/1';
    expect(active(sidebar(memberAs('none')), cases)).toEqual(['Hires']);
    expect(active(sidebar(memberAs('none'), cases, 0), cases)).toEqual(['Applicants']);
  });

  it('is at most one on every page', () => {
    const sidebars = [
      sidebar(candidate),
      sidebar(memberAs('officer')),
      sidebar(staff),
      sidebarOf(staffPages),
    ];
    for (const { path } of all)
      for (const entries of sidebars)
        expect(active(entries, path.replace(/:\w+/, '1')).length, path).toBeLessThanOrEqual(1);
  });

  it('is one that exists', () => {
    const entered = new Set(all.flatMap(({ path, sidebar: own }) => (own === undefined ? [] : [path])));
    expect(all.flatMap(({ under }) => under ?? []).filter((path) => !entered.has(path))).toEqual([]);
  });
});
