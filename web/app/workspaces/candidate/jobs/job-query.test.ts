import { describe, expect, it } from 'vitest';
import { addressOf, filtersIn, inWords, searchIn, without } from './job-query.ts';

const asked = (address: string) => searchIn(new URLSearchParams(address));

describe('a search', () => {
  it('is what its address says, without empty or unknown values', () => {
    expect(asked('title=%20Nurse%20&place=&colour=red&pages=3')).toEqual({ title: 'Nurse' });
  });

  it('has a currency only together with pay, and leaves out pounds', () => {
    expect(asked('currency=EUR')).toEqual({});
    expect(asked('currency=GBP&pay=50000')).toEqual({ pay: '50000' });
    expect(addressOf(asked('currency=EUR&pay=50000'))).toBe('?currency=EUR&pay=50000');
  });

  it('loses its currency with its pay', () => {
    expect(without(asked('title=Nurse&currency=USD&pay=1'), 'pay')).toEqual({ title: 'Nurse' });
  });

  it('reads as its filters, one after the other', () => {
    const search = asked(
      'posted=7&size=midSize&level=senior&pay=50000&currency=USD&workplace=hybrid&sponsored=for-me&occupation=2134&nation=wales',
    );
    expect(filtersIn(search).map(({ words }) => words)).toEqual([
      'Sponsorship for me',
      'Hybrid',
      'Wales',
      'From US$50,000',
      'Senior Level',
      'Mid-size, 51-200 people',
      'Occupation 2134',
      'Posted in the last 7 days',
    ]);
  });

  it.each([
    ['', 'All jobs'],
    ['title=Backend+engineer&place=London&workplace=hybrid', 'Backend engineer in London · Hybrid'],
    ['place=Leeds', 'Jobs in Leeds'],
    ['level=senior', 'Senior Level'],
    ['level=toString', 'toString'],
  ])('%j in words is %j', (address, words) => {
    expect(inWords(asked(address))).toBe(words);
  });
});
