import type { KnownCv } from './known-cv.ts';

/** CVs in two columns. */
export const columnCvs: readonly KnownCv[] = [
  {
    name: 'designer, two columns made of a table',
    file: 'docx',
    text: `
= Mariam Akhtar
Product Designer`,
    columns: {
      left: `
# CONTACT
Leeds
0113 496 0000
m.akhtar@example.com

# SKILLS
Figma
User research
Accessibility audits
Prototyping

# LANGUAGES
English, Urdu`,
      right: `
# ABOUT ME
Product designer who tests with the people who struggle most.

# WORK EXPERIENCE
Product Designer
Brightwell Energy, Leeds
January 2022 - Present
- Redesigned the bill so that calls about it fell by half
- Ran forty interviews in customers' homes

UX Designer
Calder & Finch Studio
June 2019 - December 2021
- Designed booking pages for six museums

# EDUCATION
BA (Hons) Graphic Design
Leeds Arts University
Graduated July 2019

Foundation Diploma in Art and Design
Wakefield College
2016

# PROJECTS
Tactile timetable: a bus timetable for people who read Braille`,
      split: 0.33,
      order: 'one after the other',
    },
    expected: {
      location: 'Leeds',
      bio: 'Product designer who tests with the people who struggle most.',
      achievements: [2, 'PROJECTS'],
      skills: ['Figma', 'User research', 'Accessibility audits', 'Prototyping'],
      work: [
        ['Product Designer', 'Brightwell Energy', '01/2022', 'now', 3],
        ['UX Designer', 'Calder & Finch Studio', '06/2019', '12/2021', 1],
      ],
      education: [
        ['Leeds Arts University', 'BA (Hons)', 'Graphic Design', '07/2019'],
        ['Wakefield College', 'Foundation Diploma', 'Art and Design', null],
      ],
    },
  },
  {
    name: 'marketing manager, two columns written line by line',
    file: 'pdf',
    text: `
= Bethan Prosser-Jones
Marketing Manager`,
    columns: {
      left: `
# Contact
Swansea, Wales
07700 900871
bethan@example.com
www.bethanprosser.example

# Skills
Campaign planning
Copywriting
Google Ads
WordPress

# Languages
English
Welsh`,
      right: `
# Profile
Marketing manager who would rather meet ten customers than read ten reports, with eight years in outdoor shops and housing.

# Experience
Marketing Manager, Gower Outdoor
April 2020 – present
- Opened the online shop to Ireland, which now brings a fifth of all orders
- Manages a budget that is small and a team that is not

Marketing Assistant, Tawe Valley Housing
08/2016 – 03/2020
- Wrote the newsletter that 11,000 tenants read

# Education
BA (Hons) English Literature
Swansea University
2013 – 2016

# Projects
Walks for prams: a website of forty walks without stiles, in two languages`,
      split: 0.34,
      order: 'line by line',
    },
    expected: {
      location: 'Swansea, Wales',
      website: 'www.bethanprosser.example',
      bio: 'Marketing manager who would rather meet ten customers than read ten reports, with eight years in outdoor shops and housing.',
      achievements: [2, 'Projects'],
      skills: ['Campaign planning', 'Copywriting', 'Google Ads', 'WordPress'],
      work: [
        ['Marketing Manager', 'Gower Outdoor', '04/2020', 'now', 2],
        ['Marketing Assistant', 'Tawe Valley Housing', '08/2016', '03/2020', 1],
      ],
      education: [['Swansea University', 'BA (Hons)', 'English Literature', null]],
    },
  },
  {
    name: 'developer, a narrow column at the right written last',
    file: 'pdf',
    text: '= Marek Zielinski',
    columns: {
      left: `
# Summary
Front-end developer from Gdansk who cares about pages that load on a bus.

# Work Experience
Front-end Developer >> 05/2021 - Present
Puffin Travel, Manchester
- Rebuilt the booking pages in React and TypeScript
- Halved what a phone has to load

Junior Developer >> 09/2018 - 04/2021
Kaszuby Soft Sp. z o.o., Gdansk
- Shops in PHP and jQuery

# Education
Gdansk University of Technology >> 2018
Bachelor of Engineering in Informatics`,
      right: `
# Contact
Manchester, UK
marek@example.pl
github.com/mzielinski

# Skills
React, TypeScript,
CSS, Playwright

# Awards
Second prize, Hack the Bus 2022`,
      split: 0.66,
      order: 'one after the other',
    },
    expected: {
      location: 'Manchester, UK',
      github: 'github.com/mzielinski',
      bio: 'Front-end developer from Gdansk who cares about pages that load on a bus.',
      achievements: [1, 'Second prize'],
      skills: ['React', 'TypeScript', 'CSS', 'Playwright', 'PHP', 'jQuery'],
      work: [
        ['Front-end Developer', 'Puffin Travel', '05/2021', 'now', 3],
        ['Junior Developer', 'Kaszuby Soft Sp. z o.o.', '09/2018', '04/2021', 2],
      ],
      education: [['Gdansk University of Technology', 'Bachelor of Engineering', 'Informatics', null]],
    },
  },
  {
    name: 'business analyst, as LinkedIn saves it',
    file: 'pdf',
    text: '',
    columns: {
      left: `
# Contact
www.linkedin.com/in/kwabena-sarpong (LinkedIn)

# Top Skills
Stakeholder management
Business analysis
SQL`,
      right: `
= Kwabena Sarpong
Business Analyst at Tema Port Logistics
Accra, Greater Accra Region, Ghana

# Summary
I find out what people at the quay need, and write it down so that it gets built.

# Experience
Tema Port Logistics
Business Analyst
May 2021 - Present (3 years 7 months)
Accra, Ghana
Gathers what customs, drivers and crane crews need.

Ashanti Microfinance
4 years 2 months
Senior Analyst
June 2019 - April 2021 (1 year 11 months)
Kumasi, Ghana
Analyst
March 2017 - May 2019 (2 years 3 months)
Kumasi, Ghana

# Education
University of Cape Coast
Bachelor of Commerce - BCom, Accounting · (2012 - 2016)`,
      split: 0.3,
      order: 'one after the other',
    },
    expected: {
      location: 'Accra, Greater Accra Region, Ghana',
      linkedin: 'www.linkedin.com/in/kwabena-sarpong',
      bio: 'I find out what people at the quay need, and write it down so that it gets built.',
      skills: ['Stakeholder management', 'Business analysis', 'SQL'],
      work: [
        ['Business Analyst', 'Tema Port Logistics', '05/2021', 'now', 2],
        ['Senior Analyst', 'Ashanti Microfinance', '06/2019', '04/2021', 1],
        ['Analyst', 'Ashanti Microfinance', '03/2017', '05/2019', 1],
      ],
      education: [['University of Cape Coast', 'Bachelor of Commerce - BCom', 'Accounting', null]],
    },
  },
];
