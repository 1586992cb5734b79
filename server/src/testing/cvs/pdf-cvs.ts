import type { KnownCv } from './known-cv.ts';

/** CVs saved as PDF, in one column. */
export const pdfCvs: readonly KnownCv[] = [
  {
    name: 'graduate engineer, places and months at the right edge',
    file: 'pdf',
    text: `
= Wei-Lin Chua
Coventry, United Kingdom | wl.chua@example.com | github.com/weilinchua | https://weilinchua.example.dev

# Education
University of Warwick >> Coventry, UK
MEng Mechanical Engineering, First Class >> Sept 2020 – June 2024
Tanjong Hill Junior College >> Singapore
GCE A-Levels >> Dec 2017

# Experience
Tamar Aerostructures >> Plymouth, UK
Graduate Stress Engineer >> July 2024 – Present
- Sizes wing ribs and the brackets that hold fuel lines, and signs the reports that the regulator reads before a first flight
- Scripts the dull parts in Python
Warwick Formula Student >> Coventry, UK
Suspension Lead >> Oct 2022 – May 2024
- Led nine students from a drawing to a car that finished

# Projects
Tidal turbine model >> Jan 2024 – May 2024
- Built a blade of 40 cm and a tank to test it in
- Measured its power within 3% of the theory

# Skills
Python, MATLAB, SolidWorks, ANSYS`,
    expected: {
      location: 'Coventry, United Kingdom',
      website: 'https://weilinchua.example.dev',
      github: 'github.com/weilinchua',
      achievements: [4, 'Projects'],
      skills: ['Python', 'MATLAB', 'SolidWorks', 'ANSYS'],
      work: [
        ['Graduate Stress Engineer', 'Tamar Aerostructures', '07/2024', 'now', 3],
        ['Suspension Lead', 'Warwick Formula Student', '10/2022', '05/2024', 2],
      ],
      education: [
        ['University of Warwick', 'MEng', 'Mechanical Engineering', '06/2024'],
        ['Tanjong Hill Junior College', 'GCE A-Levels', null, '12/2017'],
      ],
    },
  },
  {
    name: 'South African electrician, months at the left',
    file: 'pdf',
    text: `
= Sipho Dlamini
Johannesburg, South Africa
sipho.dlamini@example.co.za

# WORK HISTORY
2019-03 – 2024-10 || Site Electrician // Umhlanga Power Services // - Fault finding on 11 kV switchgear at four sites, by day and by night // - Trained two apprentices
Jan 2015 – Feb 2019 || Apprentice Electrician // Kestrel Mining (Pty) Ltd // - Wiring and lighting underground

# EDUCATION
2014 || National Certificate: Electrical Engineering // Ekurhuleni East College
2011 || Matric // Thokoza High School

# SKILLS
Fault finding, Testing and inspection, PLCs`,
    expected: {
      location: 'Johannesburg, South Africa',
      skills: ['Fault finding', 'Testing and inspection', 'PLCs'],
      work: [
        ['Site Electrician', 'Umhlanga Power Services', '03/2019', '10/2024', 2],
        ['Apprentice Electrician', 'Kestrel Mining (Pty) Ltd', '01/2015', '02/2019', 1],
      ],
      education: [
        ['Ekurhuleni East College', 'National Certificate', 'Electrical Engineering', null],
        ['Thokoza High School', 'Matric', null, null],
      ],
    },
  },
  {
    name: 'journalist, spread headings and years alone',
    file: 'pdf',
    text: `
= FREYA LINDQVIST
Based in Glasgow
freya@example.com

# P R O F I L E
Editor of features, fond of long trains and short sentences.

# E X P E R I E N C E
Deputy Editor — The Clydeside Courier — 2019–present
Looks after twelve writers and the Saturday pages.

Staff Writer — Northern Light Magazine — 2015–2019
Wrote about harbours, ferries and the people who wait for them.

# E D U C A T I O N
MA Journalism, University of Strathclyde, 2015
BA History, Uppsala University, 2013

# A W A R D S
Regional feature of the year, 2022`,
    expected: {
      location: 'Glasgow',
      bio: 'Editor of features, fond of long trains and short sentences.',
      achievements: [1, 'Regional feature'],
      work: [
        ['Deputy Editor', 'The Clydeside Courier', null, 'now', 1],
        ['Staff Writer', 'Northern Light Magazine', null, null, 1],
      ],
      education: [
        ['University of Strathclyde', 'MA', 'Journalism', null],
        ['Uppsala University', 'BA', 'History', null],
      ],
    },
  },
];
