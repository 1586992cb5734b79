import type { KnownAdvertisement } from './known-advertisement.ts';

/** Universities, councils, charities, schools: tables, long sentences, reference numbers. */
export const publicSector: readonly KnownAdvertisement[] = [
  {
    text: `Research Associate in Computational Biology
Department of Genetics
Reference: PX45871
Salary: £37,174 - £45,413 per annum
Location: Durham
Closing date: 11 January 2027

Fixed-term: the funds for this post are available for 3 years in the first instance.

You will analyse single-cell data in Python and R with a group of nine. Full-time, 35 hours per week.
A PhD in a quantitative subject is required.`,
    expected: {
      title: 'Research Associate in Computational Biology',
      place: 'Durham',
      hoursPerWeek: 35,
      pay: [37_174, 45_413, 'year'],
      skills: ['Python'],
      employment: 'fixed-term',
      closesOn: '2027-01-11',
    },
  },
  {
    text: `Post Title:	Social Worker, Children in Care
Salary:	£39,513 to £44,711 per annum
Hours:	37 hours per week
Contract:	Permanent
Location:	County Hall, Norwich
Closing Date:	23:59 on 20 December 2026

We welcome applications from newly qualified and experienced social workers.`,
    expected: {
      title: 'Social Worker, Children in Care',
      place: 'Norwich',
      hoursPerWeek: 37,
      pay: [39_513, 44_711, 'year'],
      employment: 'permanent',
      closesOn: '2026-12-20',
    },
  },
  {
    text: `Teacher of Mathematics
Oakfield Academy, Peterborough
MPS/UPS £32,916 - £51,048
Permanent, full time from September 2027

Our school has 1,150 pupils aged 11 to 18. Closing date: 9am, 26 February 2027.
We are committed to safeguarding; an enhanced DBS check is required.`,
    expected: {
      title: 'Teacher of Mathematics',
      place: 'Peterborough',
      pay: [32_916, 51_048, null],
      employment: 'permanent',
      closesOn: '2027-02-26',
    },
  },
  {
    text: `Fundraising Manager
Hours: 28 hours per week (4 days)
Salary: £34,000 pro rata (£27,200 actual)
Location: Home-based with travel across Wales
Contract: 2 years fixed term

Green Valleys plants trees with communities. We raised £640,000 last year and hope for more.
Apply by noon on 7 December 2026.`,
    expected: {
      title: 'Fundraising Manager',
      hoursPerWeek: 28,
      pay: [34_000, 34_000, null],
      employment: 'fixed-term',
      workplace: 'fully-remote',
      closesOn: '2026-12-07',
    },
  },
  {
    text: `Software Developer, Grade 7
University of Wexcombe, IT Services
£41,732 to £48,350 p.a.
Hybrid working: a minimum of two days a week on campus in Lancaster
Ref 0421-26

You will join a team that builds systems for timetabling in C#, .NET and SQL Server. The university offers 31 days of leave.
Closing date 17th December 2026`,
    expected: {
      title: 'Software Developer',
      place: 'Lancaster',
      pay: [41_732, 48_350, 'year'],
      skills: ['C#', '.NET', 'SQL Server'],
      workplace: 'hybrid',
      closesOn: '2026-12-17',
    },
  },
  {
    text: `Speciality Doctor in Emergency Medicine
Main area: Emergency Medicine
Grade: Specialty Doctor
Contract: Permanent
Hours: Full time - 40 hours per week (10 PAs)
Job ref: 388-SD-26
Site: Royal Infirmary
Town: Hereford
Salary: £61,542 - £99,216 per annum
Closing: 03/01/2027 23:59

The department sees 74,000 people a year.`,
    expected: {
      title: 'Speciality Doctor in Emergency Medicine',
      place: 'Hereford',
      hoursPerWeek: 40,
      pay: [61_542, 99_216, 'year'],
      employment: 'permanent',
      closesOn: '2027-01-03',
    },
  },
  {
    text: `Job advert

Senior Planning Officer
Salary £43,693 - £46,731
37 hours, permanent
Based in Aylesbury, with up to three days a week from home

Last date for applications: 1 February 2027. For a chat call Dana on 01632 960123.

You decide on applications from single houses to 400 homes, and speak at committee.`,
    expected: {
      title: 'Senior Planning Officer',
      place: 'Aylesbury',
      hoursPerWeek: 37,
      pay: [43_693, 46_731, null],
      employment: 'permanent',
      workplace: 'hybrid',
      closesOn: '2027-02-01',
    },
  },
  {
    text: `Teaching Assistant (Level 2)
Salary: £12.65 per hour
Hours: 32.5 hours per week, term time only
Start date: January 2027
Location: Hartlepool
Contract type: Temporary, until July 2027
Closing date: Friday 27 November 2026 at noon`,
    expected: {
      title: 'Teaching Assistant (Level 2)',
      place: 'Hartlepool',
      hoursPerWeek: 32.5,
      pay: [12.65, 12.65, 'hour'],
      employment: 'fixed-term',
      closesOn: '2026-11-27',
    },
  },
  {
    text: `Clinical Psychologist
Band 7, £47,810 - £54,710 pa
Tidewater Community Health, Plymouth
Part time, 22.5 hours per week
Permanent

You see adults with long-term pain, on site at two clinics. HCPC registration.`,
    expected: {
      title: 'Clinical Psychologist',
      place: 'Plymouth',
      hoursPerWeek: 22.5,
      pay: [47_810, 54_710, 'year'],
      payScaleRole: 'band-7',
      employment: 'permanent',
      workplace: 'on-site',
    },
  },
  {
    text: `Lecturer in Law (Teaching and Research)
School of Law – Aberdeen campus
Salary: Grade 8, £46,735 to £55,755
Contract type: Open-ended
FTE: 1.0 (36.25 hours per week)
Closing date: 29 November 2026

Applications are invited from scholars of public law.`,
    expected: {
      title: 'Lecturer in Law (Teaching and Research)',
      place: 'Aberdeen',
      hoursPerWeek: 36.25,
      pay: [46_735, 55_755, null],
      employment: 'permanent',
      closesOn: '2026-11-29',
    },
  },
];
