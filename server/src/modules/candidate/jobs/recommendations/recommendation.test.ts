import type { MyJobCard } from '@portway/contracts/candidate/jobs/jobs';
import { describe, expect, it } from 'vitest';
import { impliedBy } from './implied-skills.presenter.ts';
import { levelFit } from './level-fit.presenter.ts';
import { judgeFit } from './recommendation.presenter.ts';

const card: MyJobCard = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'backend-engineer-tide',
  title: 'Backend Engineer',
  employer: { name: 'Tide Ltd', slug: 'tide', size: null, logo: null, register: null, registerWord: null },
  badges: { activelyHiring: false, growingFast: false },
  nation: 'england',
  place: 'Leeds',
  workplace: 'hybrid',
  level: 'senior',
  currency: 'GBP',
  payFrom: 68_000,
  payTo: 82_000,
  hoursPerWeek: 37.5,
  occupationCode: '2134',
  skills: ['SQL', 'Go'],
  closesOn: null,
  publishedAt: '2026-11-20T09:00:00.000Z',
  sponsorable: 'anyone',
  sponsorshipOffered: 'yes',
  payNote: null,
  saved: false,
  application: null,
  forMe: 'not-needed',
};

describe('how well a job fits a profile:', () => {
  it('leaves out a senior job for somebody who looks for an entry-level one, however well it pays', () => {
    const wishes = { salary: 42_000, skills: ['SQL'] };
    expect(judgeFit(card, { ...wishes, jobType: 'entry' }, true)).toBeUndefined();
  });

  it('takes the level from the years of experience where no level is answered', () => {
    expect(judgeFit(card, { yearsOfExperience: '1' }, true)).toBeUndefined();
    const fits = judgeFit(card, { yearsOfExperience: '7' }, true);
    expect(fits?.because).toContain('It is senior level, which fits your years of experience.');
    expect(levelFit(card, { yearsOfExperience: '3' })).toBe('near');
    expect(levelFit({ level: 'entry' }, { yearsOfExperience: '10+' })).toBe('far');
    expect(levelFit(card, {})).toBe('unknown');
  });

  it('ticks the pay of a job a level above by the low end of its range, not by its top', () => {
    const wishes = { jobType: 'mid', currency: 'GBP' } as const;
    const because = (salary: number) => judgeFit(card, { ...wishes, salary }, true)?.because ?? [];
    expect(because(70_000).filter((words) => words.includes('pays'))).toEqual([]);
    expect(because(60_000)).toContain('It pays from £68,000; you ask for £60,000.');
  });

  it('recommends no job that is neither a role they look for nor asks for a skill they have', () => {
    const jobType = 'senior' as const;
    const wishes = { skills: ['Phlebotomy'], locations: ['Leeds'], salary: 40_000, jobType };
    expect(judgeFit(card, wishes, false)).toBeUndefined();
    expect(judgeFit(card, wishes, true)?.because[0]).toBe('It is a role you are looking for.');
    expect(judgeFit(card, { ...wishes, skills: ['Go'] }, false)?.sharedSkills).toEqual(['Go']);
  });

  it('knows that PostgreSQL is SQL and says so, and that SQL is not PostgreSQL', () => {
    const wishes = { skills: ['PostgreSQL'] };
    const fits = judgeFit({ ...card, level: 'mid' }, wishes, false);
    expect(fits?.sharedSkills).toEqual(['SQL']);
    expect(fits?.because).toEqual(['You have 1 of its 2 skills: SQL (from PostgreSQL).']);
    expect(judgeFit({ ...card, skills: ['PostgreSQL'] }, { skills: ['SQL'] }, true)?.sharedSkills).toEqual(
      [],
    );
    expect(impliedBy('typescript')).toEqual(['JavaScript']);
  });
});
