import { describe, expect, it } from 'vitest';
import { readAdvertisement } from './read-advertisement.ts';

const today = '2026-11-29';
const valuesOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(readAdvertisement(text, today).map(({ field, value }) => [field, value]));
const valueIn = (text: string, field: string) => valuesOf(text)[field];
const pay = (from: number | null, to: number | null, period: string | null, basis = 'actual') =>
  expect.objectContaining({ from, to, period, basis });

// The advertisements of `shared/cases/adverts`, after public reports; each stands for a kind.
describe('an advertisement as people reported it', () => {
  it.each([
    [
      'Software Developer\nNorthbank Housing\nLeeds\nSalary: £60,000 per annum pro rata\n22.5 hours per week',
      {
        title: 'Software Developer',
        hoursPerWeek: 22.5,
        pay: pay(60_000, 60_000, 'year', 'full-time-equivalent'),
      },
    ],
    [
      'Software Developer\nNorthbank Housing\nLeeds\nSalary: £48,000 FTE\nHours: 18.75 per week',
      { hoursPerWeek: 18.75, pay: pay(48_000, 48_000, null, 'full-time-equivalent') },
    ],
    ['Data Engineer\nLeeds\nSalary: £45,000 per annum plus bonus', { pay: pay(45_000, 45_000, 'year') }],
    ['Data Engineer\nLeeds\n£45,000 with pension', { pay: pay(45_000, 45_000, null) }],
    ['.NET Developer\nHarbourside Talent\nManchester\nSalary: £60,000', { title: '.NET Developer' }],
    ['iOS Developer\nPennine Apps Ltd\nLeeds\n£55,000', { title: 'iOS Developer' }],
    ['Software Engineer (Java, React)\nLeeds\n£55,000', { title: 'Software Engineer (Java, React)' }],
    [
      'Position: Development Engineer Salary: circa £40,000 Location: Pulborough Hours: 8:15 to 16:30',
      { title: 'Development Engineer', place: 'Pulborough', pay: pay(40_000, 40_000, null) },
    ],
    [
      'Job title\nSenior Radiographer\nSalary\n£47,810 to £54,710 a year\nClosing date\nSunday 6 December 2026\nHours\n37.5 hours per week',
      {
        title: 'Senior Radiographer',
        pay: pay(47_810, 54_710, 'year'),
        closesOn: '2026-12-06',
        hoursPerWeek: 37.5,
      },
    ],
    ['Specialist Mentor\nSalary: £33,000 per annum\n14.6 hours per week', { hoursPerWeek: 14.6 }],
    ['Test & Development Engineer\nLeeds\n£45,000', { title: 'Test & Development Engineer' }],
  ])('%j', (text, values) => {
    expect(valuesOf(text)).toMatchObject(values);
  });
});

describe('the title', () => {
  it.each([
    ['3D Artist\nLeeds', '3D Artist'],
    ['eCommerce Manager\nBath', 'eCommerce Manager'],
    ['QA/Test Engineer\nYork', 'QA/Test Engineer'],
    ['Receptionist / Administrator', 'Receptionist / Administrator'],
    ['C++/C# Engineer', 'C++/C# Engineer'],
    ['Full Stack Developer (.NET, React / Azure) – Leeds', 'Full Stack Developer (.NET, React / Azure)'],
    ['Clinical Psychologist - Older Adults\nDevizes', 'Clinical Psychologist - Older Adults'],
    ['Warehouse Operative | Doncaster | £13 an hour', 'Warehouse Operative'],
    ['Chef, Acme Kitchens Ltd', 'Chef'],
    ['Staff Nurse - Band 5', 'Staff Nurse'],
    ['*Barber needed* – Fade House, Rochdale', 'Barber'],
    ['Wrenfield Academy Trust\n\nTeacher of Maths & Computing (0.6)', 'Teacher of Maths & Computing (0.6)'],
    ['Posted by Harbour Lane Consulting\n2 days ago\n\nSenior Data Engineer', 'Senior Data Engineer'],
    ['We’re hiring!\nJoin the friendliest garage in Fife.\nMOT Tester', 'MOT Tester'],
    [
      'Dear colleagues,\nWe are recruiting a Night Care Assistant for Stonebeck House.',
      'Night Care Assistant',
    ],
    ['VACANCY: SITE MANAGER', 'SITE MANAGER'],
    ['Head of Finance, Operations & IT\nLedbury', 'Head of Finance, Operations & IT'],
    ['Part-time Bookkeeper\n£30,000', 'Part-time Bookkeeper'],
    ['Cyber Security Consultant / SOC Lead', 'Cyber Security Consultant / SOC Lead'],
  ])('of %j is %j', (text, title) => {
    expect(valueIn(text, 'title')).toBe(title);
  });
});

describe('pay beside other money', () => {
  it.each([
    ['£45,000 + 10% bonus', pay(45_000, 45_000, null)],
    ['£45,000 plus a bonus of £9,000', pay(45_000, 45_000, null)],
    ['Relocation package of up to £8,500. £41,000 a year', pay(41_000, 41_000, 'year')],
    ['Pension: 8%. Bonus: up to £9,000. Salary: £41,000', pay(41_000, 41_000, null)],
    ['Package: £62,000 + £8,500 car allowance', pay(62_000, 62_000, null)],
    ['£400 - £450 per day', pay(400, 450, 'day')],
    ['£13.50ph + tips', pay(13.5, 13.5, 'hour')],
    ['Up to £110 per hour', pay(null, 110, 'hour')],
    ['Salary: 54k', pay(54_000, 54_000, null)],
    ['Salary: 45,000 - 50,000', pay(45_000, 50_000, null)],
    ['£45k OTE, uncapped', pay(45_000, 45_000, null, 'on-target')],
    ['Basic £35,000 per annum + OTE £60,000', pay(35_000, 35_000, 'year')],
  ])('%j', (line, value) => {
    expect(valueIn(`Engineer\n${line}`, 'pay')).toEqual(value);
  });

  it('for full time is read with what the post pays, where the text says both', () => {
    expect(valueIn('Bursar\n£38,220 FTE (actual salary £27,518)', 'pay')).toMatchObject({
      from: 38_220,
      basis: 'full-time-equivalent',
      actual: { from: 27_518, to: 27_518 },
    });
  });

  it.each(['£14 per UDA', 'A bonus of £9,000', 'We raised £4m and £900,000 in grants', 'Salary: £41,70'])(
    'is none: %j',
    (line) => {
      expect(valueIn(`Dentist\n${line}`, 'pay')).toBeUndefined();
    },
  );
});

describe('the hours', () => {
  it.each([
    ['Hours: 22h30 per week', 22.5],
    ['29.6 hours per week', 29.6],
    ['37½ hours a week', 37.5],
    ['£13.50 an hour, 40 hrs', 40],
    ['Full time (36.25 hours)', 36.25],
    ['a 35-hour week', 35],
    ['48 hours over 5 days', 48],
  ])('%j are %j', (line, hours) => {
    expect(valueIn(`Nurse\n${line}`, 'hoursPerWeek')).toBe(hours);
  });

  it.each(['Hours: 8:15 to 16:30', 'time and a half after 45 hours', '24 to 36 hours per week'])(
    'are not said: %j',
    (line) => {
      expect(valueIn(`Nurse\n${line}`, 'hoursPerWeek')).toBeUndefined();
    },
  );
});

describe('the closing date', () => {
  it.each([
    ['Closing date – Sunday, 6th of December, 2026', '2026-12-06'],
    ['Closing: 07/12/2026 midday', '2026-12-07'],
    ['Closing date: 07/12/26', '2026-12-07'],
    ['Deadline: 12/25/2026', '2026-12-25'],
    ['Closing date for applications: 23:59 on 03-Jan-2027', '2027-01-03'],
    ['Please reply by Wednesday 16 December.', '2026-12-16'],
    ['Apply by 4 January', '2027-01-04'],
    ['Apply by 29 November', '2026-11-29'],
    ['Apply by 28 November', '2027-11-28'],
  ])('%j is %j', (line, closesOn) => {
    expect(valueIn(`Nurse\n${line}`, 'closesOn')).toBe(closesOn);
  });

  it.each(['Closing date: Monday 11 December', 'Closing date: 31/02/2027', 'Interviews: 14 December 2026'])(
    'is not said: %j',
    (line) => {
      expect(valueIn(`Nurse\n${line}`, 'closesOn')).toBeUndefined();
    },
  );
});

describe('what it says of sponsorship', () => {
  it.each([
    ['Visa sponsorship is available for the right person.', 'yes'],
    ['We hold a sponsor licence and can sponsor Skilled Worker visas for this post.', 'yes'],
    ['We can sponsor a Skilled Worker or Global Talent visa.', 'yes'],
    ['This role is eligible for sponsorship.', 'yes'],
    ['Sponsorship: considered for exceptional candidates', 'depends'],
    ['We may be able to sponsor overseas candidates.', 'depends'],
    ['Sponsorship is not guaranteed.', 'depends'],
    ['Sorry, we are unable to offer sponsorship.', 'no'],
    ['No visa sponsorship.', 'no'],
    ['We regret that we do not hold a sponsor licence.', 'no'],
    ['You must already have the right to work in the UK: we can’t sponsor.', 'no'],
    ['Applicants requiring sponsorship will not be considered.', 'no'],
    ['Sponsorship is not available for this role.', 'no'],
  ])('%j is %j', (line, value) => {
    expect(valueIn(`Nurse\n${line}`, 'sponsorship')).toBe(value);
  });

  it.each([
    'You will find sponsors for our charity events.',
    'The executive sponsor is our CFO.',
    'We sponsor your training.',
    'Sponsorship sales manager wanted',
    'We offer visa sponsorship.\nNo sponsorship is available for this post.',
  ])('is nothing, or is said both ways: %j', (line) => {
    expect(valueIn(`Nurse\n${line}`, 'sponsorship')).toBeUndefined();
  });
});
