import type { KnownAdvertisement } from './known-advertisement.ts';

/** Set aside: the reader of advertisements was not tuned on these. */
export const setAsideBoards: readonly KnownAdvertisement[] = [
  {
    text: `Platform Engineer
Brightwell Energy
Reading, Berkshire (Hybrid - 2 days per week in office)
£68,000 - £76,000 per annum, bonus, private medical
Full-time · Permanent

Brightwell balances the grid with 300 MW of batteries. You will run Kubernetes on Azure, write Terraform, and mentor two juniors.
Applications close on 13 December 2026.`,
    expected: {
      title: 'Platform Engineer',
      place: 'Reading',
      pay: [68_000, 76_000, 'year'],
      skills: ['Kubernetes', 'Azure', 'Terraform'],
      employment: 'permanent',
      workplace: 'hybrid',
      closesOn: '2026-12-13',
    },
  },
  {
    text: `Job Title: Community Pharmacist
Location: Wolverhampton
Salary: £52,000 - £57,000 per annum
Hours: 42 hours per week including alternate Saturdays
Job type: Permanent

Two pharmacists, four dispensers and a robot. GPhC registration needed.`,
    expected: {
      title: 'Community Pharmacist',
      place: 'Wolverhampton',
      hoursPerWeek: 42,
      pay: [52_000, 57_000, 'year'],
      employment: 'permanent',
    },
  },
  {
    text: `Cleaner - Evenings
Swansea SA1
£12.75 per hour | Part-time | Permanent

Monday to Friday 5pm to 8pm, 15 hours per week. Offices in the marina. Uniform given.`,
    expected: {
      title: 'Cleaner - Evenings',
      place: 'Swansea',
      hoursPerWeek: 15,
      pay: [12.75, 12.75, 'hour'],
      employment: 'permanent',
    },
  },
  {
    text: `Structural Engineer
Location: Inverness
£38k - £46k depending on experience
Office based, some site visits

Kessock Consulting designs bridges and distilleries. You use Revit and Tekla, and sign off drawings.
Closing date: 31st January 2027`,
    expected: {
      title: 'Structural Engineer',
      place: 'Inverness',
      pay: [38_000, 46_000, null],
      skills: ['Revit', 'Tekla'],
      workplace: 'on-site',
      closesOn: '2027-01-31',
    },
  },
  {
    text: `Interim HR Business Partner
Contract - 6 months
£400 - £450 per day, inside IR35
Coventry, 3 days a week on site

You guide a restructuring of a plant of 900 people. Consultation, employment law, patience.`,
    expected: {
      title: 'Interim HR Business Partner',
      place: 'Coventry',
      pay: [400, 450, 'day'],
      employment: 'contract',
      workplace: 'hybrid',
    },
  },
  {
    text: `Data Engineer (Remote)
Salary: £60,000 to £72,000 a year
Contract: Permanent
Hours: 37.5 hours a week

You move claims data into Snowflake with Airflow and Python. We meet twice a year in York; there is no office.`,
    expected: {
      title: 'Data Engineer (Remote)',
      hoursPerWeek: 37.5,
      pay: [60_000, 72_000, 'year'],
      skills: ['Snowflake', 'Airflow', 'Python'],
      employment: 'permanent',
      workplace: 'fully-remote',
    },
  },
  {
    text: `Veterinary Surgeon
Thirsk, North Yorkshire
Salary: Competitive, based on experience
4 day week
Permanent

A mixed practice: farms in the morning, cats in the afternoon. One night in five, one weekend in six. £1,500 for courses.`,
    expected: { title: 'Veterinary Surgeon', place: 'Thirsk', employment: 'permanent' },
  },
  {
    text: `Legal Secretary
Where: Chester
Pay: £25,500–£28,000
When: 35 hours per week
What: 9 month fixed-term contract

Audio typing, bundles, diaries. Skills: Word, Outlook, proofreading`,
    expected: {
      title: 'Legal Secretary',
      place: 'Chester',
      hoursPerWeek: 35,
      pay: [25_500, 28_000, null],
      skills: ['Word', 'Outlook', 'proofreading'],
      employment: 'fixed-term',
    },
  },
  {
    text: `Senior Solution Architect
Up to £95,000 + car
Hybrid, Warrington

You join a team of 12 architects. TOGAF helps. Our estate is SAP, Salesforce and a great deal of Java.
Please apply by 11/12/2026.`,
    expected: {
      title: 'Senior Solution Architect',
      place: 'Warrington',
      pay: [null, 95_000, null],
      skills: ['SAP', 'Salesforce', 'Java'],
      workplace: 'hybrid',
      closesOn: '2026-12-11',
    },
  },
  {
    text: `Assembly Technician
Location - Telford
Pay rate - £14.10ph days, £16.90ph nights
Hours - 39 per week
Temporary to permanent

You build gearboxes from drawings. IPC training given.`,
    expected: {
      title: 'Assembly Technician',
      place: 'Telford',
      hoursPerWeek: 39,
      pay: [14.1, 14.1, 'hour'],
    },
  },
];
