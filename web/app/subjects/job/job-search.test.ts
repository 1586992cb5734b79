import { describe, expect, it } from 'vitest';
import { jobSearchQuery, readJobSearch, withoutParameters } from './job-search.ts';

const readSearch = (address: string) => readJobSearch(new URLSearchParams(address));

describe('a job search', () => {
  it('is what its address says, without empty or unknown values', () => {
    expect(readSearch('title=%20Nurse%20&place=&colour=red&pages=3&after=x')).toEqual({ title: 'Nurse' });
    expect(readSearch('')).toEqual({});
  });

  it.each([
    ['pay=%C2%A345%2C000', '45000'],
    ['pay=45k', '45000'],
    ['pay=lots', 'lots'],
  ])('reads ?%s as a pay of %s', (address, pay) => {
    expect(readSearch(address)).toEqual({ pay });
  });

  it('has a currency only together with pay, and leaves out pounds', () => {
    expect(readSearch('currency=EUR')).toEqual({});
    expect(readSearch('currency=GBP&pay=50000')).toEqual({ pay: '50000' });
    expect(jobSearchQuery(readSearch('currency=EUR&pay=50000'))).toBe('?currency=EUR&pay=50000');
  });

  it('loses its currency with its pay', () => {
    expect(withoutParameters(readSearch('title=Nurse&currency=USD&pay=1'), 'pay')).toEqual({
      title: 'Nurse',
    });
  });

  it('is written with its parameters and the cursor only', () => {
    expect(jobSearchQuery({})).toBe('?');
    expect(jobSearchQuery({ title: 'C++ & C', nation: 'wales' })).toBe('?title=C%2B%2B+%26+C&nation=wales');
    expect(jobSearchQuery({ level: 'mid' }, 'abc')).toBe('?level=mid&after=abc');
  });
});
