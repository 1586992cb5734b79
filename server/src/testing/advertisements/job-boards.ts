import type { KnownAdvertisement } from './known-advertisement.ts';

/** As job boards print them: a title, a block of facts, then text. */
export const jobBoards: readonly KnownAdvertisement[] = [
  {
    text: `Senior Backend Engineer
Harbour Lights Ltd
Manchester / hybrid 2 days
£65,000 - £80,000 a year
Permanent, Full-time

About the job
We move money for 4,000 small shops. Last year we handled £2.1bn without losing a penny.
You will own the settlement service, written in TypeScript on PostgreSQL and Kafka.

Hours: 37.5 hours per week. Closing date: 14 December 2026.`,
    expected: {
      title: 'Senior Backend Engineer',
      place: 'Manchester',
      hoursPerWeek: 37.5,
      pay: [65_000, 80_000, 'year'],
      skills: ['TypeScript', 'PostgreSQL', 'Kafka'],
      employment: 'permanent',
      workplace: 'hybrid',
      closesOn: '2026-12-14',
    },
  },
  {
    text: `Job title: Data Analyst
Location: Leeds, West Yorkshire
Salary: £45k–£55k DOE
Contract type: Permanent
Working pattern: Hybrid (3 days in the office)

Fern Retail sells garden tools in 31 countries. You answer questions with SQL, Python and Power BI.
25 days' holiday plus bank holidays, and a £1,000 learning budget.`,
    expected: {
      title: 'Data Analyst',
      place: 'Leeds',
      pay: [45_000, 55_000, null],
      skills: ['SQL', 'Python', 'Power BI'],
      employment: 'permanent',
      workplace: 'hybrid',
    },
  },
  {
    text: `Warehouse Operative - Nights
Doncaster DN4
£13.85 per hour
Temporary

Larkspur Logistics needs pickers and packers for the busy season. Shifts are 22:00 to 06:00, four on, four off.
Average 42 hours a week. Free parking, canteen, and a £250 attendance bonus in January.`,
    expected: {
      title: 'Warehouse Operative - Nights',
      place: 'Doncaster',
      hoursPerWeek: 42,
      pay: [13.85, 13.85, 'hour'],
      employment: 'fixed-term',
    },
  },
  {
    text: `Frontend Developer (React)
Remote (UK)
£50,000 - £60,000 per annum + benefits
Posted 3 days ago | 41 applicants

We are Quartz & Co, a studio of 18. You build design systems with React, TypeScript and Tailwind CSS.
Everybody works remotely; we meet four times a year in Bath.
Apply by 30/11/2026.`,
    expected: {
      title: 'Frontend Developer (React)',
      pay: [50_000, 60_000, 'year'],
      skills: ['React', 'TypeScript', 'Tailwind CSS'],
      workplace: 'fully-remote',
      closesOn: '2026-11-30',
    },
  },
  {
    text: `Registered Nurse (Adult) - Band 5
Northgate University Hospitals NHS Trust
Location: Preston
Salary: £31,049 to £37,796 a year
Contract: Permanent
Working pattern: Full time, flexible working
37.5 hours per week
Closing date: 02 December 2026

You care for adults on a ward of 28 beds. NMC registration is essential.`,
    expected: {
      title: 'Registered Nurse (Adult)',
      place: 'Preston',
      hoursPerWeek: 37.5,
      pay: [31_049, 37_796, 'year'],
      payScaleRole: 'band-5',
      healthCareEmployer: 'nhs',
      employment: 'permanent',
      closesOn: '2026-12-02',
    },
  },
  {
    text: `Contract Java Developer
London - 2 days on site per week
£550 - £600 per day (outside IR35)
6 month contract

A bank needs help moving trades to a new platform. Java, Spring Boot, AWS and Terraform.
Start: January. Interviews next week.`,
    expected: {
      title: 'Contract Java Developer',
      place: 'London',
      pay: [550, 600, 'day'],
      skills: ['Java', 'Spring Boot', 'AWS', 'Terraform'],
      employment: 'contract',
      workplace: 'hybrid',
    },
  },
  {
    text: `Finance Manager
Company: Wexcombe Avionics
Location: Yeovil, Somerset (on-site)
Salary: Competitive
Hours: 40 hours per week, Monday to Friday
Type: Full-time, permanent

You lead month end for a maker of instruments with a turnover of £38m. ACA, ACCA or CIMA.
Skills: month end, budgeting, Excel, stakeholder management`,
    expected: {
      title: 'Finance Manager',
      place: 'Yeovil',
      hoursPerWeek: 40,
      skills: ['month end', 'budgeting', 'Excel', 'stakeholder management'],
      employment: 'permanent',
      workplace: 'on-site',
    },
  },
  {
    text: `DevOps Engineer
Tidewater Health · Cardiff · Hybrid
Up to £70,000

The role
Keep an appointment service up for 2 million patients. Kubernetes, Helm, Terraform, Prometheus and Grafana.
You are on call one week in six, for an extra £300.

Benefits: 28 days off, 6% pension.`,
    expected: {
      title: 'DevOps Engineer',
      place: 'Cardiff',
      pay: [null, 70_000, null],
      skills: ['Kubernetes', 'Helm', 'Terraform', 'Prometheus', 'Grafana'],
      workplace: 'hybrid',
    },
  },
  {
    text: `Customer Service Advisor
Sunderland
£24,570 per year
Full time | Permanent | Office based

Answer calls and emails for a water company. 37 hours per week between 8am and 8pm, one Saturday in four.
No experience needed: four weeks of training on full pay.`,
    expected: {
      title: 'Customer Service Advisor',
      place: 'Sunderland',
      hoursPerWeek: 37,
      pay: [24_570, 24_570, 'year'],
      employment: 'permanent',
      workplace: 'on-site',
    },
  },
  {
    text: `Product Designer - Fixed term, 12 months (maternity cover)
Location: Bristol
Salary: circa £48,000 per annum
Remote working with one day a month in the office.

Design the way people plan journeys by bus. Figma every day, research once a week.
Deadline for applications: 9 January 2027`,
    expected: {
      title: 'Product Designer',
      place: 'Bristol',
      pay: [48_000, 48_000, 'year'],
      skills: ['Figma'],
      employment: 'fixed-term',
      workplace: 'occasional-office-visits',
      closesOn: '2027-01-09',
    },
  },
];
