import type { KnownAdvertisement } from './known-advertisement.ts';

/** Set aside: the reader of advertisements was not tuned on these. */
export const setAsideOthers: readonly KnownAdvertisement[] = [
  {
    text: `<h1>Biomedical Scientist</h1>
<p>Band 6: &pound;38,682 to &pound;46,580 a year</p>
<p><b>Contract</b>: Permanent<br/><b>Hours</b>: 37.5 hours per week<br/><b>Location</b>: Stoke-on-Trent</p>
<p>You report blood films in a laboratory that never closes.</p>
<p>Closing date: 8 December 2026</p>`,
    expected: {
      title: 'Biomedical Scientist',
      place: 'Stoke-on-Trent',
      hoursPerWeek: 37.5,
      pay: [38_682, 46_580, 'year'],
      employment: 'permanent',
      closesOn: '2026-12-08',
    },
  },
  {
    text: `Are you our next Primary School Teacher?

St Anne's is a small school by the sea in Whitby. From April 2027 we need a teacher for Year 4.

• Salary: M1 to M6, £32,916 to £45,352
• Full time, permanent
• Closing date: 5 March 2027

Visits are welcome.`,
    expected: {
      title: 'Primary School Teacher',
      place: 'Whitby',
      pay: [32_916, 45_352, null],
      employment: 'permanent',
      closesOn: '2027-03-05',
    },
  },
  {
    text: `Vacancy: Policy Officer
Hours: 36 hours per week, full time
Salary: £33,945 - £37,938 per annum
Base: Bangor, with hybrid working
Term: permanent
Welsh: desirable

Closing date: midday, 25 January 2027. Interviews: 8 February 2027.`,
    expected: {
      title: 'Policy Officer',
      place: 'Bangor',
      hoursPerWeek: 36,
      pay: [33_945, 37_938, 'year'],
      employment: 'permanent',
      workplace: 'hybrid',
      closesOn: '2027-01-25',
    },
  },
  {
    text: `🔔 New job 🔔

Game Programmer @ Lantern Fox

📍 Dundee or fully remote in the UK
💷 £42–50k
🧰 Unity, C#, Git
📝 permanent

No CV needed: send us something you made.`,
    expected: {
      title: 'Game Programmer',
      place: 'Dundee',
      pay: [42_000, 50_000, null],
      skills: ['Unity', 'C#', 'Git'],
      employment: 'permanent',
    },
  },
  {
    text: `Night Porter, The Old Assembly Rooms Hotel, Harrogate. £12.95 per hour, 40 hours per week over four nights, permanent. Meals on duty. You lock up, greet late guests and prepare the breakfast room. Start as soon as you can.`,
    expected: {
      title: 'Night Porter',
      place: 'Harrogate',
      hoursPerWeek: 40,
      pay: [12.95, 12.95, 'hour'],
      employment: 'permanent',
    },
  },
  {
    text: `Postdoctoral Researcher (Battery Chemistry)

Grade 7: £41,671 - £46,485 p.a.
Fixed-term contract for 24 months
Full-time, 37.5 hours per week
Based in Didcot

The project (£3.2m, seven partners) makes cells that last longer. Deadline: 30 January 2027.`,
    expected: {
      title: 'Postdoctoral Researcher (Battery Chemistry)',
      place: 'Didcot',
      hoursPerWeek: 37.5,
      pay: [41_671, 46_485, 'year'],
      employment: 'fixed-term',
      closesOn: '2027-01-30',
    },
  },
  {
    text: `Accounts Assistant

Salary £26,000 - £28,000 per annum dependent on experience
Location Huddersfield
Hours 37.5 hours per week Monday to Friday
Permanent

Responsibilities
- Purchase ledger and bank reconciliations
- Xero and Excel
- Chasing debt, politely`,
    expected: {
      title: 'Accounts Assistant',
      place: 'Huddersfield',
      hoursPerWeek: 37.5,
      pay: [26_000, 28_000, 'year'],
      skills: ['Xero', 'Excel'],
      employment: 'permanent',
    },
  },
  {
    text: `We are looking for a Cyber Security Analyst to join our team in Cheltenham. You will watch, hunt and write up. The salary is £44,000 to £51,000 per annum and the post is permanent. We work on site because of what we protect; SC clearance is needed. 37 hours per week.`,
    expected: {
      title: 'Cyber Security Analyst',
      place: 'Cheltenham',
      hoursPerWeek: 37,
      pay: [44_000, 51_000, 'year'],
      employment: 'permanent',
      workplace: 'on-site',
    },
  },
  {
    text: `TRAINEE GARDENER
National Gardens Trust
Location: Malvern
Salary: £24,420 per annum
Hours: 37.5 per week
Contract: 18 month fixed term
Closing date: 14 February 2027

No experience? Good. You learn with four gardeners on 40 acres.`,
    expected: {
      title: 'TRAINEE GARDENER',
      place: 'Malvern',
      hoursPerWeek: 37.5,
      pay: [24_420, 24_420, 'year'],
      employment: 'fixed-term',
      closesOn: '2027-02-14',
    },
  },
  {
    text: `Commercial Gas Engineer – Southampton / Portsmouth

What's on offer
£44,000 basic, OTE £55,000
Van and fuel card
1 in 6 call-out, £150 per week
Permanent, 40 hours per week

What you need
Commercial gas tickets (COCN1, CODNCO1)`,
    expected: {
      title: 'Commercial Gas Engineer',
      place: 'Southampton',
      hoursPerWeek: 40,
      pay: [44_000, 44_000, null],
      employment: 'permanent',
    },
  },
];
