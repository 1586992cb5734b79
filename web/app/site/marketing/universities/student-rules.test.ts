import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { studentRules } from './student-rules.ts';

const { switching, newEntrant } = studentRules(calendarDate('2026-11-21'));

it('a Student can switch on three conditions', () => {
  expect(switching.items).toEqual([
    'the course is completed',
    'the course is full-time at degree level, and the certificate starts no earlier than the course ends',
    'the course is a full-time PhD, and the certificate starts no earlier than 24 months after it began',
  ]);
  expect(switching.rule?.href).toBe('/rules/switching.student-conditions');
});

it('a new entrant by study: most recent permission, which courses, how far, and for how long', () => {
  const all = newEntrant.items.join(' ');
  expect(all).toContain('ended less than 24 months ago');
  expect(all).toContain('UK bachelor’s, master’s, PhD, PGCE or PGDE');
  expect(all).toContain('at most 48 months. Permission lasts 14 days beyond the certificate');
  expect(newEntrant.rule?.href).toBe('/rules/new-entrant.last-permission-counts');
});
