import { actionWords } from '@portway/contracts/account/organisation-log/action-words';
import { describe, expect, it } from 'vitest';
import { detailWords, subjectWords } from './entry-words.ts';

const helen = { id: 'helen', name: 'Helen Marsh' };
const entry = { action: 'member-changed', actor: helen, subject: { id: 'tom', name: 'Tom Ashdown' } };

describe('an entry of the log', () => {
  it('says what was done as a person would', () => {
    expect(actionWords('member-invited')).toBe('Person invited');
    expect(actionWords('job-published')).toBe('Job published');
  });

  it('names whom it concerns, and nobody twice', () => {
    expect(subjectWords({ ...entry, details: {} })).toBe('Tom Ashdown');
    expect(subjectWords({ ...entry, subject: { id: 'tom', name: null }, details: {} })).toBe(
      'someone who left',
    );
    expect(subjectWords({ ...entry, subject: helen, details: {} })).toBeUndefined();
    const invitation = { action: 'member-invited', actor: helen, subject: { id: 'gone', name: null } };
    expect(subjectWords({ ...invitation, details: {} })).toBeUndefined();
  });

  it('names rights as the pages do', () => {
    const details = { role: 'member', hiring: 'none', complianceRole: 'officer' };
    expect(detailWords({ ...entry, details })).toEqual([
      'Organisation: Member',
      'Hiring: No hiring',
      'Sponsorship: Compliance officer',
    ]);
    const newRole = { ...entry, action: 'compliance-role-changed', details: { role: 'line-manager' } };
    expect(detailWords(newRole)).toEqual(['Sponsorship: Line manager']);
  });

  it('says figures, files and days in words, and leaves ids out', () => {
    const erased = { organisation: '9940a06a', what: 'sealed', recordsUntil: '2026-11-20' };
    expect(detailWords({ ...entry, action: 'sponsored-worker-erased', details: erased })).toEqual([
      'Sealed facts alone',
      'Records were kept until 20 November 2026',
    ]);
    const exported = { ...entry, action: 'applicants-exported', details: { count: '12', with: 'cvs' } };
    expect(detailWords(exported)).toEqual(['12 rows', 'With CVs']);
    const person = { ...entry, action: 'key-person-added', details: { role: 'authorising-officer' } };
    expect(detailWords(person)).toEqual(['Role: authorising officer']);
  });
});
