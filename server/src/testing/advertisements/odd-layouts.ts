import type { KnownAdvertisement } from './known-advertisement.ts';

/** HTML, one paragraph, no pay, ambiguous pay, other currencies, upper case. */
export const oddLayouts: readonly KnownAdvertisement[] = [
  {
    text: `<div class="job"><h1>Full Stack Developer</h1><p><strong>Location:</strong> Oxford</p><ul><li>Salary: &pound;52,000 &ndash; &pound;60,000 per year</li><li>Hours: 37.5 per week</li><li>Hybrid</li><li>Permanent</li></ul><p>We use Node.js &amp; Vue.js with PostgreSQL.</p><p>Closing date: 21 December 2026</p></div>`,
    expected: {
      title: 'Full Stack Developer',
      place: 'Oxford',
      hoursPerWeek: 37.5,
      pay: [52_000, 60_000, 'year'],
      skills: ['Node.js', 'Vue.js', 'PostgreSQL'],
      employment: 'permanent',
      workplace: 'hybrid',
      closesOn: '2026-12-21',
    },
  },
  {
    text: `<html><head><title>Jobs</title><style>.a{color:red}</style><script>var pay="£1 per hour";</script></head><body><h2>Dental Nurse</h2><br>Shrewsbury<br>&#163;14.20 per hour<br>30 hours per week<br>Permanent<p>You assist two dentists, and keep the surgery clean.</p></body></html>`,
    expected: {
      title: 'Dental Nurse',
      place: 'Shrewsbury',
      hoursPerWeek: 30,
      pay: [14.2, 14.2, 'hour'],
      employment: 'permanent',
    },
  },
  {
    text: `Quantitative Researcher. London. Competitive base plus bonus. Python, C++ and a head for probability. Five days a week in the office. No closing date: we hire when we meet somebody good.`,
    expected: {
      title: 'Quantitative Researcher',
      place: 'London',
      skills: ['Python', 'C++'],
      workplace: 'on-site',
    },
  },
  {
    text: `SALES MANAGER – UK & IRELAND

BASED: MILTON KEYNES OR REMOTE
BASIC: £50,000, OTE £85,000, CAR ALLOWANCE £6,000
PERMANENT

You sell packaging machines that cost from £90,000 to £2m.`,
    expected: {
      title: 'SALES MANAGER – UK & IRELAND',
      place: 'MILTON KEYNES',
      pay: [50_000, 50_000, null],
      employment: 'permanent',
    },
  },
  {
    text: `Join our team in Dublin or Belfast as a Support Engineer! €48,000–€56,000 per year. Linux, Ansible and kindness. 39 hours per week. Remote-first, with a visit to either office twice a year.`,
    expected: {
      title: 'Support Engineer',
      hoursPerWeek: 39,
      pay: [48_000, 56_000, 'year'],
      skills: ['Linux', 'Ansible'],
      workplace: 'occasional-office-visits',
    },
  },
  {
    text: `Barista

Weekends, about 16 hours a week. £12.60/hour plus tips. Ask for Jo at The Grind, High Street, Ludlow.`,
    expected: { title: 'Barista', place: 'Ludlow', hoursPerWeek: 16, pay: [12.6, 12.6, 'hour'] },
  },
  {
    text: `Our story

In 2014 two friends started mending bicycles in a shed in Stroud. Today 60 of us build electric ones.

The role: Mechanical Design Engineer

You take frames from sketch to production in SolidWorks. You work at our Stroud workshop, on site, 38 hours per week.

The offer: £40,000 to £47,000 a year, permanent, a bicycle of your choice.`,
    expected: {
      title: 'Mechanical Design Engineer',
      place: 'Stroud',
      hoursPerWeek: 38,
      pay: [40_000, 47_000, 'year'],
      skills: ['SolidWorks'],
      employment: 'permanent',
      workplace: 'on-site',
    },
  },
  {
    text: `Title | Business Analyst
Location | Birmingham
Salary | £45-55k
Type | Permanent
Mode | Hybrid
Skills | BPMN, requirements, Jira, SQL
Closes | 4 December 2026`,
    expected: {
      title: 'Business Analyst',
      place: 'Birmingham',
      pay: [45_000, 55_000, null],
      skills: ['BPMN', 'requirements', 'Jira', 'SQL'],
      employment: 'permanent',
      workplace: 'hybrid',
      closesOn: '2026-12-04',
    },
  },
  {
    text: `HGV Class 1 Driver
Felixstowe
£750 - £850 per week
Days and nights, 45 hours per week guaranteed
Permanent contract after 12 weeks

CPC and digi card. Six points at most.`,
    expected: {
      title: 'HGV Class 1 Driver',
      place: 'Felixstowe',
      hoursPerWeek: 45,
      pay: [750, 850, 'week'],
      employment: 'permanent',
    },
  },
  {
    text: `Intern wanted for the summer. £2,100 per month, 35 hours a week, Edinburgh. You help our designers. Send your portfolio by 15 March 2027.`,
    expected: {
      title: 'Intern',
      place: 'Edinburgh',
      hoursPerWeek: 35,
      pay: [2100, 2100, 'month'],
      closesOn: '2027-03-15',
    },
  },
];
