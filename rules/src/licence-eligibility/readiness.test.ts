import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { licenceEligibilityParameters, readiness, readinessChecklist, readinessGroups } from './index.ts';

const day = calendarDate('2026-11-20');
const checklist = readinessChecklist(day);
const ids = checklist.map(({ id }) => id);

describe('the readiness checklist', () => {
  it('has 25 points, each with an id of its own', () => {
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
  });

  it('says of every point what to tick, why, where it was read and how far it was checked', () => {
    for (const { id, text, why, step } of checklist) {
      expect(text, id).toMatch(/^\S.*\.$/);
      expect(why, id).toMatch(/^\S.*\.$/);
      expect(step.law?.inForceFrom, id).toBeDefined();
      expect(step.law?.sources.length, id).toBeGreaterThan(0);
    }
  });

  // The confidence that the licence checklist of the collected facts gives each item.
  it.each([
    ['based-in-uk', 'from-memory'],
    ['authorising-officer', 'from-memory'],
    ['accepted-documents', 'single-source'],
    ['key-contact', 'single-source'],
    ['level-2-user', 'single-source'],
    ['rating', 'disputed'],
    ['level-1-user', 'confirmed'],
    ['eligible-role', 'confirmed'],
    ['genuine-and-lawful', 'confirmed'],
    // Read in official words of older days only.
    ['decision-time', 'confirmed'],
  ])('shows %s as %s', (id, confidence) => {
    expect(checklist.find((point) => point.id === id)?.step.law?.confidence).toBe(confidence);
  });

  it.each([
    ['eligible-role', '2026-03-05', '2026-03-06'],
    ['reasonable-suspicion', '2026-03-05', '2026-03-06'],
    ['sponsor-duties', '2026-03-05', '2026-03-06'],
    ['level-1-user', '2024-12-31', '2025-01-01'],
    ['skill-level', '2025-07-21', '2025-07-22'],
    ['english', '2026-01-07', '2026-01-08'],
    ['validity', '2024-04-05', '2024-04-06'],
    ['documents', '2026-04-07', '2026-04-08'],
  ])('%s: nothing on record on %s, law from %s', (id, before, from) => {
    const on = (text: string) => readinessChecklist(calendarDate(text)).find((point) => point.id === id);
    expect(on(before)?.step.law).toBeUndefined();
    expect(on(before)?.why).toContain(`Our records of this begin on ${from}.`);
    expect(on(from)?.step.law?.inForceFrom).toBe(from);
  });

  it('asks for English at B2, which a GCSE, an A level or a regulator’s assessment proves too', () => {
    const english = checklist.find(({ id }) => id === 'english')?.why;
    expect(english).toMatch(
      /^A first Skilled Worker application needs English at level B2, an extension B1\./,
    );
    expect(english).toContain('a degree from the UK, or one taught in English that Ecctis confirms');
    expect(english).toContain('a GCSE, A level or the like in English from a UK school');
    expect(english).toContain(
      'for doctors, dentists, nurses, midwives and vets: the assessment that their regulator accepted',
    );
  });

  it('asks for pay in each pay period from 8 April 2026', () => {
    const salaryOn = (text: string) =>
      readinessChecklist(calendarDate(text)).find(({ id }) => id === 'salary')?.why;
    expect(salaryOn('2026-04-07')).not.toContain('pay period');
    expect(salaryOn('2026-04-08')).toContain('in each pay period');
  });

  it('uses only published parameters', () => {
    const published = licenceEligibilityParameters.map(({ id }) => id);
    expect(published).toHaveLength(30);
    expect(published).toEqual(expect.arrayContaining(ids.map((id) => `licence.${id}`)));
  });
});

describe('readiness', () => {
  it('with nothing ticked is all missing', () => {
    const { done, missing, unknown } = readiness([], day);
    expect([done.length, missing.length, unknown]).toEqual([0, 25, []]);
  });

  it('with all ticked is all done', () => {
    const { done, missing, byGroup } = readiness(ids, day);
    expect([done.length, missing.length]).toEqual([25, 0]);
    for (const { done, of } of byGroup) expect(done).toBe(of);
  });

  it('counts by group, in the order of the groups', () => {
    const { byGroup } = readiness(['key-contact', 'level-1-user', 'english'], day);
    expect(byGroup.map(({ group }) => group)).toEqual(readinessGroups.map(({ id }) => id));
    expect(byGroup.map(({ done, of }) => `${done}/${of}`)).toEqual([
      '0/2',
      '0/5',
      '2/5',
      '0/4',
      '0/2',
      '1/4',
      '0/3',
    ]);
  });

  it('counts an id given twice once, ignores an unknown id, and names it', () => {
    const { done, missing, unknown } = readiness(
      ['english', 'english', 'toString', '', 'licence.english', ''],
      day,
    );
    expect(done.map(({ id }) => id)).toEqual(['english']);
    expect(missing).toHaveLength(24);
    expect(unknown).toEqual(['toString', '', 'licence.english']);
  });
});
