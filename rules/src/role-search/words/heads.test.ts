import { describe, expect, it } from 'vitest';
import { rolesToAskAbout, searchRoles } from '../index.ts';

const codesShown = (title: string) => {
  const choices = rolesToAskAbout(title);
  return (choices.length > 0 ? choices : searchRoles(title)).map(({ code }) => code);
};
const isAsked = (title: string) => rolesToAskAbout(title).length > 0;

/** Teaching at a university, college or school, and leading it. */
const teaching = ['2311', '2312', '2313', '2321', '2322'];

describe('the head noun says who somebody is, not what follows or goes before it', () => {
  it.each([
    ['Lecturer in Social Work', '2461'],
    ['Senior Lecturer in Computer Science', '2133'],
    ['Head of Law', '2412'],
    ['Reader in Physics', '2114'],
    ['Lecturer in Law', '2412'],
    ['Lecturer (Pharmacy)', '2251'],
    ['Lecturer, Architecture', '2451'],
    ['Senior Lecturer - Civil Engineering', '2121'],
    ['Professor of Nursing', '2237'],
    ['Dean of Medicine', '2211'],
    ['Head of Physics', '2114'],
    ['Teacher of Physics', '2114'],
    ['Chef Lecturer', '5434'],
  ])('“%s” teaches, and is no %s', (title, profession) => {
    expect(teaching).toContain(codesShown(title)[0]);
    expect(codesShown(title)).not.toContain(profession);
  });

  it.each([
    ['Teaching Fellow in Law', '2311'],
    ['Nurse Recruiter', '3571'],
    ['Software Recruiter', '3571'],
    ['Recruitment Consultant - Engineering', '3571'],
    ['Software Sales Executive', '3552'],
    ['Legal Secretary', '4212'],
    ['Medical Secretary', '4211'],
    ['Architect’s assistant', '3120'],
    ['Accounts Assistant', '4122'],
    ['Head Chef', '5434'],
    ['Head of Engineering', '1137'],
    ['Head of HR', '1136'],
    ['Head of Sales', '1132'],
    ['Director of Nursing', '1171'],
    ['PhD student in Chemistry', '2162'],
    ['Nurse for Children', '2236'],
    ['PA to Managing Director', '4215'],
    ['Doctor’s Secretary', '4211'],
    ['HGV/LGV driver', '8211'],
    ['driver HGV', '8211'],
  ])('“%s” finds %s first', (title, code) => {
    expect(codesShown(title)[0]).toBe(code);
  });

  it('a technical account manager is no accountant, and the search asks which account manager', () => {
    expect(isAsked('Technical Account Manager')).toBe(true);
    expect(codesShown('Technical Account Manager').slice(0, 4)).not.toContain('3534');
    expect(codesShown('Technical Account Manager')).toEqual(expect.arrayContaining(['3556', '2139']));
  });
});

describe('two readings near each other are asked about', () => {
  it.each([
    // A software engineer, of avionics; or an avionics engineer.
    ['Avionics Software Engineer', ['2126', '2134']],
    ['Product manager', ['2132', '3556']],
    ['Product engineer', ['2125', '2134']],
    ['Legal counsel', ['2412', '2419']],
    ['Nurse manager', ['1171', '2237']],
    ['Company secretary', ['2435', '4214']],
    // Of a school, a college or a university.
    ['Head of Law', ['2311', '2312', '2313']],
    ['Head of Physics', ['2311', '2312', '2313']],
    // No title has “finance business partner”, and HR is something else.
    ['Finance Business Partner', ['1136']],
  ])('“%s”: %j', (title, codes) => {
    expect(isAsked(title)).toBe(true);
    expect(codesShown(title)).toEqual(expect.arrayContaining(codes));
  });
});

describe('a stray word', () => {
  it.each(['Native', 'native speaker', 'elsewhere'])('“%s” suggests no code', (word) => {
    expect(searchRoles(word)).toEqual([]);
    expect(rolesToAskAbout(word)).toEqual([]);
  });

  it('“Design” names a field: the search asks, and takes none', () => {
    expect(isAsked('Design')).toBe(true);
  });
});
