import type { KnownAdvertisement } from './known-advertisement.ts';

/** Bullets, headings, emails to colleagues, posts on social networks. */
export const bulletLists: readonly KnownAdvertisement[] = [
  {
    text: `We're hiring! 🚀

**Machine Learning Engineer**

• 📍 Cambridge (hybrid, 1-2 days a week)
• 💷 £70k - £90k
• 🕒 Full-time, permanent

What you'll do
• Train and serve models with PyTorch
• Write Python that others like to read
• Look after pipelines in Airflow

Apply before 18 December 2026 with a CV.`,
    expected: {
      title: 'Machine Learning Engineer',
      place: 'Cambridge',
      pay: [70_000, 90_000, null],
      skills: ['PyTorch', 'Python', 'Airflow'],
      employment: 'permanent',
      workplace: 'hybrid',
      closesOn: '2026-12-18',
    },
  },
  {
    text: `Role: Civil Engineer
Where: Newcastle upon Tyne
How much: £42,000–£50,000 per annum
How long: permanent
Hours: 37.5

- Design drainage and highways
- AutoCAD and Civil 3D
- Visit sites in the North East; pool car provided
- Chartered or working towards it`,
    expected: {
      title: 'Civil Engineer',
      place: 'Newcastle upon Tyne',
      hoursPerWeek: 37.5,
      pay: [42_000, 50_000, 'year'],
      skills: ['AutoCAD', 'Civil 3D'],
      employment: 'permanent',
    },
  },
  {
    text: `QA Engineer
===========
* Location: Belfast
* Package: £38,000 to £44,000, bonus up to 10%
* Work mode: hybrid
* Hours: 36.25 hours per week

Must have
* Playwright or Cypress
* TypeScript
* Patience

Nice to have
* Kubernetes`,
    expected: {
      title: 'QA Engineer',
      place: 'Belfast',
      hoursPerWeek: 36.25,
      pay: [38_000, 44_000, null],
      skills: ['Playwright', 'Cypress', 'TypeScript', 'Kubernetes'],
      workplace: 'hybrid',
    },
  },
  {
    text: `Care Assistant, Days

Rosewood House, Exeter

- £12.90 an hour weekdays, £13.40 weekends
- 24 to 36 hours a week
- Permanent
- Paid breaks and training

We look after 32 residents. You help them wash, dress and eat, and have time to talk.`,
    expected: {
      title: 'Care Assistant, Days',
      place: 'Exeter',
      pay: [12.9, 12.9, 'hour'],
      employment: 'permanent',
    },
  },
  {
    text: `Hi all, please share:

My team at Northgate Systems is looking for a Site Reliability Engineer. Fully remote within the UK, £75,000 to £85,000 a year, permanent. We run Go services on GCP with Terraform and Datadog. 35 hours a week and nobody checks.

Thanks!`,
    expected: {
      title: 'Site Reliability Engineer',
      hoursPerWeek: 35,
      pay: [75_000, 85_000, 'year'],
      skills: ['GCP', 'Terraform', 'Datadog'],
      employment: 'permanent',
      workplace: 'fully-remote',
    },
  },
  {
    text: `VACANCY: HEAD CHEF

The Salt House, St Ives, Cornwall
Salary £38,000 + tips
48 hours over five days
Live-in possible

Requirements:
• Level 3 in food safety
• A love of fish
• Calm

To apply: kitchen@example.com`,
    expected: {
      title: 'HEAD CHEF',
      place: 'St Ives',
      pay: [38_000, 38_000, null],
    },
  },
  {
    text: `Position: Payroll Officer
Department: Finance
Location: Nottingham
Salary: £29,605 - £33,482
Hours: 36 per week
Term: Fixed-term until 31 March 2028
Closing date: Sunday 6 December 2026
Interviews: 15 December 2026

Main duties
1. Run the monthly payroll of 2,400 staff
2. Answer questions about pay and pensions
3. Keep iTrent and Excel in order`,
    expected: {
      title: 'Payroll Officer',
      place: 'Nottingham',
      hoursPerWeek: 36,
      pay: [29_605, 33_482, null],
      skills: ['Excel'],
      employment: 'fixed-term',
      closesOn: '2026-12-06',
    },
  },
  {
    text: `Mobile Developer (iOS)
Glasgow | On-site | £55k

WHAT YOU GET
– 33 days off
– £2k for courses
WHAT YOU BRING
– SwiftUI
– Objective-C for the old parts
– Git`,
    expected: {
      title: 'Mobile Developer (iOS)',
      place: 'Glasgow',
      pay: [55_000, 55_000, null],
      skills: ['SwiftUI', 'Objective-C', 'Git'],
      workplace: 'on-site',
    },
  },
  {
    text: `Electrician required – Swindon and surrounding areas

Day rate £220 per day
CIS or PAYE
Contract of 10 weeks, possible extension

You need:
• Gold card
• Own tools and transport
• 18th edition

Call 07700 900456`,
    expected: {
      title: 'Electrician',
      place: 'Swindon',
      pay: [220, 220, 'day'],
      employment: 'contract',
    },
  },
  {
    text: `Marketing Executive (part-time)

📍 Brighton & Hove
🏠 Hybrid working
💰 £30,000 FTE (£18,000 for 22.5 hours)
📅 Permanent, 22.5 hours per week

Skills: copywriting, email campaigns, Google Analytics, WordPress`,
    expected: {
      title: 'Marketing Executive (part-time)',
      place: 'Brighton & Hove',
      hoursPerWeek: 22.5,
      pay: [30_000, 30_000, null],
      skills: ['copywriting', 'email campaigns', 'Google Analytics', 'WordPress'],
      employment: 'permanent',
      workplace: 'hybrid',
    },
  },
];
