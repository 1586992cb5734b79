import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { occupations } from '../occupations/index.ts';
import { nationalPayScale, payScaleChoices, payScaleOf } from './index.ts';

const assignedOn = calendarDate('2026-11-28');

describe('the values that the facts of a national pay scale may have', () => {
  it('are a nurse’s nations and bands, in the order of the Rules', () => {
    const choices = payScaleChoices('2237', { assignedOn });
    expect(choices.map(({ fact }) => fact)).toEqual(['workNation', 'payScaleRole']);
    expect(choices[0]?.values.map(({ value }) => value)).toEqual([
      'england',
      'scotland',
      'wales',
      'northern-ireland',
    ]);
    expect(choices[1]?.values).toContainEqual({ value: 'band-5', title: 'Band 5' });
  });

  it('are the parts of London too, for a teacher', () => {
    const area = payScaleChoices('2314', { assignedOn }).find(({ fact }) => fact === 'londonArea');
    expect(area?.values.map(({ value }) => value)).toEqual(['none', 'fringe', 'outer', 'inner']);
  });

  it('name the places of a role that only some have, until the nation is known', () => {
    const role = (workNation?: 'scotland') =>
      payScaleChoices('2314', { assignedOn, workNation }).find(({ fact }) => fact === 'payScaleRole');
    expect(role()?.values.some(({ places }) => places?.includes('Scotland'))).toBe(true);
    expect(role('scotland')?.values.some(({ places }) => places !== undefined)).toBe(false);
  });

  it('are none for a code on no pay scale, and none before the tables that we have', () => {
    expect(payScaleChoices('2134', { assignedOn })).toEqual([]);
    expect(payScaleChoices('2237', { assignedOn: calendarDate('2025-12-05') })).toEqual([]);
    expect(payScaleChoices('2237', { assignedOn: calendarDate('2025-12-06') })).not.toEqual([]);
  });

  it('are all that each code asks for, and each role that is listed for a nation is known there', () => {
    for (const { code } of occupations) {
      const scale = payScaleOf(code, assignedOn);
      if (scale.status !== 'answered') continue;
      const choices = payScaleChoices(code, { assignedOn });
      expect(choices.map(({ fact }) => fact)).toEqual(scale.asks);
      for (const { values } of choices) expect(values.length).toBeGreaterThan(1);
      const inWales = payScaleChoices(code, { assignedOn, workNation: 'wales' });
      for (const { value } of inWales.find(({ fact }) => fact === 'payScaleRole')?.values ?? []) {
        const facts = { occupationCode: code, assignedOn, workNation: 'wales', payScaleRole: value } as const;
        const missing = nationalPayScale(facts);
        expect(missing.status === 'needs-facts' && missing.missing.includes('payScaleRole')).toBe(false);
      }
    }
  });
});
