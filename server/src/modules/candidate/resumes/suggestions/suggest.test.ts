import type { Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { describe, expect, it } from 'vitest';
import { type ProfileState, suggest as read } from './suggest.ts';

const nothingKnown = { answers: {}, entries: [] };
const suggest = (cv: string, profile: ProfileState) => read(cv, profile).suggestions;

/** Titles above, company and months beside each other. */
const classic = `AMARA OKAFOR
amara@example.com | +44 7700 900123 | linkedin.com/in/amara-okafor | github.com/amara
Location: Lagos, Nigeria
Portfolio: https://amara.example.dev

PROFESSIONAL SUMMARY
Backend engineer who likes payments that never get lost. I have worked in two
teams that ship every day.

EXPERIENCE
Senior Software Engineer
Harbour Lights Ltd, Lagos\tMarch 2021 – Present
• Moved 3 million accounts to PostgreSQL without a minute of downtime.
• Mentors two engineers; writes Go and TypeScript.

Software Developer
Tidewater Health\tSept 2018 - 02/2021
• Built the appointment service in Java with Kafka.

EDUCATION
University of Ibadan\tJuly 2018
BSc (Hons) Computer Science

TECHNICAL SKILLS
Languages: Go, TypeScript, SQL
Tools: Docker, Kubernetes (Helm, Kustomize)

AWARDS
Best graduate project of the faculty, 2018

REFERENCES
Available on request`;

/** As LinkedIn prints them: company, title, months; years alone in the older one. */
const linkedIn = `Kofi Mensah
www.linkedin.com/in/kofi-mensah

Summary
I design services that hospitals rely on at night.

Experience

Northgate Systems
Product Designer
January 2022 - Present (2 years 11 months)
Manchester, England, United Kingdom
Leads research with nurses.

Larkspur Robotics
UX Researcher
2019 - 2021

Education
Kwame Nkrumah University of Science and Technology
Bachelor of Arts in Communication Design · (September 2014 - June 2018)`;

/** Everything in one line, dates first. */
const datesFirst = `Work history
01/2020 - 12/2022 | Data Analyst at Quartz & Co
Weekly reports in Power BI.
06/2017 - 12/2019 | Junior Analyst at Fern Retail

Skills: Excel, Power BI; SQL and Python

About me
I count things.`;

const valuesOf = (suggestions: readonly Suggestion[], field: Suggestion['field']) =>
  suggestions.filter((each) => each.field === field).map(({ value }) => value);

describe('from a CV are suggested', () => {
  it('links, place, summary, awards and skills as they are written', () => {
    const suggestions = suggest(classic, nothingKnown);
    expect(valuesOf(suggestions, 'linkedin')).toEqual(['linkedin.com/in/amara-okafor']);
    expect(valuesOf(suggestions, 'github')).toEqual(['github.com/amara']);
    expect(valuesOf(suggestions, 'website')).toEqual(['https://amara.example.dev']);
    expect(valuesOf(suggestions, 'location')).toEqual(['Lagos, Nigeria']);
    expect(valuesOf(suggestions, 'bio')).toEqual([
      'Backend engineer who likes payments that never get lost. I have worked in two teams that ship every day.',
    ]);
    expect(valuesOf(suggestions, 'achievements')).toEqual(['Best graduate project of the faculty, 2018']);
    expect(valuesOf(suggestions, 'skills')).toEqual([
      ['Go', 'TypeScript', 'SQL', 'Docker', 'Kubernetes', 'Helm', 'Kustomize', 'Java', 'PostgreSQL', 'Kafka'],
    ]);
  });

  it('jobs, whichever way title, company and months stand', () => {
    const jobs = [classic, linkedIn, datesFirst].flatMap((cv) => valuesOf(suggest(cv, nothingKnown), 'work'));
    expect(jobs).toEqual([
      {
        title: 'Senior Software Engineer',
        company: 'Harbour Lights Ltd',
        start: '03/2021',
        end: undefined,
        current: true,
        description:
          'Lagos\n• Moved 3 million accounts to PostgreSQL without a minute of downtime.\n• Mentors two engineers; writes Go and TypeScript.',
      },
      {
        title: 'Software Developer',
        company: 'Tidewater Health',
        start: '09/2018',
        end: '02/2021',
        current: false,
        description: '• Built the appointment service in Java with Kafka.',
      },
      {
        title: 'Product Designer',
        company: 'Northgate Systems',
        start: '01/2022',
        end: undefined,
        current: true,
        description: 'Manchester, England, United Kingdom\nLeads research with nurses.',
      },
      // No month is derived from a year alone.
      {
        title: 'UX Researcher',
        company: 'Larkspur Robotics',
        start: undefined,
        end: undefined,
        current: false,
        description: undefined,
      },
      {
        title: 'Data Analyst',
        company: 'Quartz & Co',
        start: '01/2020',
        end: '12/2022',
        current: false,
        description: 'Weekly reports in Power BI.',
      },
      {
        title: 'Junior Analyst',
        company: 'Fern Retail',
        start: '06/2017',
        end: '12/2019',
        current: false,
        description: undefined,
      },
    ]);
  });

  it.each([
    ['01.09.2018 – 31.03.2020', '09/2018', '03/2020'],
    ['1 September 2018 to 3rd March 2020', '09/2018', '03/2020'],
    ["Sept '18 – Mar '20", '09/2018', '03/2020'],
    ['09/18 – 03/20', '09/2018', '03/2020'],
    ['2018-09 – 2020-03', '09/2018', '03/2020'],
    ['June – September 2019', '06/2019', '09/2019'],
    ['set. de 2018 a março de 2020', '09/2018', '03/2020'],
    ['septembre 2018 – mars 2020', '09/2018', '03/2020'],
    ['2018 – 2020', undefined, undefined],
    // April or March; and months that end before they begin.
    ['03/04/2018 – 05/06/2020', undefined, undefined],
    ['May 2020 – May 2018', undefined, undefined],
  ])('the months of %s', (written, start, end) => {
    const cv = `Experience\nData Analyst, Quartz & Co\n${written}`;
    expect(valuesOf(suggest(cv, nothingKnown), 'work')).toMatchObject([{ start, end, current: false }]);
  });

  it.each([
    'July 2019 to till date',
    'seit 07/2019',
    'juil. 2019 – aujourd’hui',
    '07/19 – present',
    'JUL 2019 TO DATE',
  ])('that a job goes on: %s', (written) => {
    const cv = `Experience\nData Analyst, Quartz & Co\n${written}`;
    expect(valuesOf(suggest(cv, nothingKnown), 'work')).toMatchObject([{ start: '07/2019', current: true }]);
  });

  it('several posts at one company, and the next company with its own', () => {
    const cv = `Experience
Quartz & Co | Leeds, UK
Lead Engineer\tApr 2021 - Present
- Owns the checkout
Engineer\tJul 2018 - Mar 2021
- Wrote the wallet, which is used by 2,000 shops in Leeds, Hull and
York
Fern Retail, Hull
Business Analyst\tJun 2015 - Jun 2018`;
    expect(valuesOf(suggest(cv, nothingKnown), 'work')).toMatchObject([
      { title: 'Lead Engineer', company: 'Quartz & Co', description: 'Leeds, UK\n- Owns the checkout' },
      { title: 'Engineer', company: 'Quartz & Co', start: '07/2018', end: '03/2021' },
      { title: 'Business Analyst', company: 'Fern Retail', description: 'Hull' },
    ]);
  });

  it('what a sentence says of years as part of the job around it', () => {
    const cv = 'Experience\nTeam Leader, Fern Retail, 2018 – 2022\nCut waste from 2019 to 2020.';
    expect(read(cv, nothingKnown)).toMatchObject({
      suggestions: [{ value: { description: 'Cut waste from 2019 to 2020.' } }],
      unclear: [],
    });
  });

  it('where somebody lives without what they do', () => {
    const cv = 'PRIYA RAMAN\nSenior Product Manager, Bengaluru, India';
    expect(valuesOf(suggest(cv, nothingKnown), 'location')).toEqual(['Bengaluru, India']);
  });

  it('a second degree of a school that the profile has with another', () => {
    const cv = 'Education\nUniversity of Ibadan\nMSc Physics, 2020\nBSc Physics, 2018';
    const degree = { institution: 'University of Ibadan', award: 'BSc', field: 'Physics' };
    const suggestions = suggest(cv, { answers: {}, entries: [{ kind: 'education', answers: degree }] });
    expect(valuesOf(suggestions, 'education')).toEqual([
      { institution: 'University of Ibadan', award: 'MSc', field: 'Physics' },
    ]);
  });

  it('schools with what was learnt there', () => {
    expect([classic, linkedIn].flatMap((cv) => valuesOf(suggest(cv, nothingKnown), 'education'))).toEqual([
      {
        institution: 'University of Ibadan',
        award: 'BSc (Hons)',
        field: 'Computer Science',
        graduation: '07/2018',
      },
      {
        institution: 'Kwame Nkrumah University of Science and Technology',
        award: 'Bachelor of Arts',
        field: 'Communication Design',
        graduation: '06/2018',
      },
    ]);
  });
});

it('nothing is invented: each word of a suggestion stands in the CV, and so does where it was found', () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  for (const cv of [classic, linkedIn, datesFirst]) {
    for (const { value, found } of suggest(cv, nothingKnown)) {
      const texts = typeof value === 'string' ? [value] : Object.entries(value).flatMap(literal);
      const lines = [...texts, found].flatMap((text) => text.split('\n'));
      for (const line of lines) expect(plain(cv)).toContain(plain(line));
    }
  }
});

/** Months are written another way, and whether a job goes on is a word. */
function literal([name, value]: [string, unknown]): string[] {
  return typeof value === 'string' && !['start', 'end', 'graduation'].includes(name) ? [value] : [];
}

it('a job or an award that cannot be taken apart is named, and not guessed', () => {
  const cv =
    'Experience\nTidewater Health, 2019 – 2021\nEducation\nHigher Diploma, 2022\nBSc\nUniversity of Ibadan';
  expect(read(cv, nothingKnown)).toMatchObject({
    suggestions: [{ value: { institution: 'University of Ibadan', award: 'BSc' } }],
    unclear: ['Tidewater Health, 2019 – 2021', 'Higher Diploma, 2022'],
  });
});

it('what the profile says already is not suggested', () => {
  const profile = {
    answers: {
      linkedin: 'https://www.linkedin.com/in/Amara-Okafor/',
      location: 'lagos, nigeria',
      skills: ['go', 'TypeScript'],
    },
    entries: [
      { kind: 'work', answers: { company: 'Harbour Lights Ltd', title: 'senior software engineer' } },
      { kind: 'education', answers: { institution: 'University of Ibadan' } },
    ],
  };
  const suggestions = suggest(classic, profile);
  expect(valuesOf(suggestions, 'linkedin')).toEqual([]);
  expect(valuesOf(suggestions, 'location')).toEqual([]);
  expect(valuesOf(suggestions, 'work')).toHaveLength(1);
  expect(valuesOf(suggestions, 'education')).toEqual([]);
  expect(valuesOf(suggestions, 'skills')[0]).not.toContain('Go');
});

it.each([
  'Dear team, I went to Spring Street in March 2020 to express my interest.',
  'Experience\nI worked hard from 2019 - 2021 on many things.',
  'Shopping list\nmilk\neggs',
  '',
  'x'.repeat(100_000),
  `Experience\n${'2019 - 2020\n'.repeat(8000)}`,
  `Skills\n${', '.repeat(50_000)}`,
  `Skills\n${'.'.repeat(99_000)}a`,
  `${'.'.repeat(99_000)}a`,
  `Education\n${'-'.repeat(99_000)}a`,
  `Experience\n${'may '.repeat(25_000)}`,
  `Location ${' '.repeat(90_000)}:`,
  `${'http://a.'.repeat(11_000)}`,
])('of a text that says nothing of the kind, nothing is suggested, and soon', (text) => {
  const start = performance.now();
  expect(suggest(text, nothingKnown)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2000);
});

it.each([
  `Experience\n${'Engineer at Quartz & Co, May 2019 – May 2020\n'.repeat(3000)}`,
  `Experience\n${'Engineer 2019 – 2020\n'.repeat(3000)}`,
  `Education\n${'University of Ibadan from from from\nBSc in in in in in\n'.repeat(1500)}`,
  `Education\n${`A levels: ${'Physics, '.repeat(30)}\n`.repeat(300)}`,
  `Projects\n${'a line that goes on and on without an end of any kind\n'.repeat(1500)}`,
  `${'Aa, '.repeat(40)}\n`.repeat(600),
  `Experience\n${'may '.repeat(400)}\n${'1.1.'.repeat(400)}\n`.repeat(30),
  `Experience\n${`Engineer${' '.repeat(1980)}b 2019 – 2020\n`.repeat(50)}`.slice(0, 100_000),
  `Education\n${`BSc${' '.repeat(1980)}b 2019\n`.repeat(50)}`.slice(0, 100_000),
  `Education\nUniversity of Ibadan\n${`BSc in ${', '.repeat(980)}b\n`.repeat(50)}`.slice(0, 100_000),
  `Skills\n${`a${'-.'.repeat(980)}b\n`.repeat(50)}`.slice(0, 100_000),
])('a text made to take long is read soon', (text) => {
  const start = performance.now();
  read(text, nothingKnown);
  expect(performance.now() - start).toBeLessThan(2000);
});
