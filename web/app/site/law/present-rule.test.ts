import { calendarDate } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { describe, expect, it } from 'vitest';
import { presentRule, presentTopic, topicInBrief } from './present-rule.ts';

const today = calendarDate('2026-11-20');

describe('a rule', () => {
  it('that is a large table says its length, and that each code has a page', () => {
    const rule = presentRule('occupations.going-rates', today);
    expect(rule?.versions).toHaveLength(4);
    expect(rule?.versions[0]).toMatchObject({ figure: '270 codes', isTableOfCodes: true, inForce: true });
    expect(rule?.topic.id).toBe('occupations');
  });

  it('of a few codes names each', () => {
    expect(presentRule('occupations.no-overseas-hires', today)?.versions[0]?.codes).toEqual([
      { code: '6135', title: 'Care workers and home carers' },
      { code: '6136', title: 'Senior care workers' },
    ]);
  });

  it('of the codes on a pay scale links to each of them', () => {
    const codes = presentRule('pay-scales.codes', today)?.versions[0]?.codes;
    expect(codes).toHaveLength(38);
    expect(codes?.[0]).toEqual({ code: '2221', title: 'Physiotherapists' });
  });

  it('of a pay scale has a table of role by place', () => {
    const [table, ...others] = presentRule('pay-scales.health-bands', today)?.versions[0]?.payScale ?? [];
    expect(others).toEqual([]);
    expect(table?.places).toEqual(['England', 'Scotland', 'Wales', 'Northern Ireland']);
    expect(table?.rows).toContainEqual({
      role: 'Band 5',
      rates: ['£29,970', '£31,892', '£30,420', '£28,407'],
    });
    expect(presentRule('licence-fee.worker.small', today)?.versions[0]?.payScale).toEqual([]);
  });

  it('about a later event names its governing day', () => {
    expect(presentRule('skills-charge.refund.within', today)?.governedBy).toBe('the day it happened');
  });

  it('on one row of a list links to the occupation', () => {
    expect(presentRule('salary-list.5313', today)?.about).toEqual([{ code: '5313', title: 'Bricklayers' }]);
    expect(presentRule('licence-fee.worker.small', today)?.about).toEqual([]);
  });

  it('has one version in force on a day', () => {
    const rule = presentRule('salary-list.5313', calendarDate('2026-12-31'));
    expect(rule?.versions.map(({ inForce }) => inForce)).toEqual([true, false]);
  });

  it('with an unknown id is undefined', () => {
    expect(presentRule('no-such-rule', today)).toBeUndefined();
    expect(presentTopic('no-such-topic', today)).toBeUndefined();
  });
});

it('every topic is shown with each of its rules, and summarised', () => {
  for (const topic of register.topics) {
    expect(presentTopic(topic.id, today)?.rows.map(({ id }) => id)).toEqual(
      topic.parameters.map(({ id }) => id),
    );
    expect(topicInBrief(topic, today).rules).toBe(topic.parameters.length);
  }
});

it('no topic has the id of a rule, because their pages share one path', () => {
  const ids = new Set(register.parameters.map(({ id }) => id));
  expect(register.topics.filter(({ id }) => ids.has(id))).toEqual([]);
});
