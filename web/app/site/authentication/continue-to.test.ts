import { describe, expect, it } from 'vitest';
import { withNext } from './continue-to.ts';

const from = (query: string) => new URLSearchParams(query);

describe('where the account pages lead after they are done', () => {
  it('is the page the visitor was going to', () => {
    expect(withNext('/otp', from('next=%2Fdashboard%3Fa%3Db'))).toBe('/otp?next=%2Fdashboard%3Fa%3Db');
    expect(withNext('/otp?purpose=reset', from('next=%2Ftools'))).toBe('/otp?purpose=reset&next=%2Ftools');
  });

  it.each([
    '',
    'next=',
    'next=https%3A%2F%2Felsewhere.example',
    'next=%2F%2Felsewhere.example',
    'next=%2F%5Celsewhere.example',
    'next=javascript%3Aalert(1)',
  ])('is nowhere else with %s', (query) => {
    expect(withNext('/otp', from(query))).toBe('/otp');
  });
});
