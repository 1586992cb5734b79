import type { KnownCv } from './known-cv.ts';

/** Nothing is tuned on these. */
export const setAsideDocx: readonly KnownCv[] = [
  {
    name: 'Nigerian nurse, hospitals in capitals',
    file: 'docx',
    text: `
= NGOZI PATIENCE EKEH, RN
Location: Ikeja, Lagos State, Nigeria
Phone: +234 803 000 0000

# PROFESSIONAL PROFILE
Registered nurse with six years on busy wards. Calm at night, exact with medicines.

# WORK EXPERIENCE
ST. BRIGID'S SPECIALIST HOSPITAL, LAGOS
Staff Nurse (Medical Ward)
February 2019 – Till Date
- Care for up to fourteen patients a shift
- Mentor student nurses
- Keep the drug charts

FEDERAL MEDICAL CENTRE OWERRI
NYSC Nurse
Nov. 2017 – Oct. 2018
- Immunised children in nine villages

# EDUCATION AND TRAINING
University of Nigeria, Nsukka >> 2012 – 2017
Bachelor of Nursing Science (B.NSc), Second Class Upper
Queen of Peace Secondary School >> 2006 – 2012
West African Senior School Certificate (WASSCE)

# SKILLS
- Wound care
- Medication rounds
- Patient records

# REFEREES
Available on request`,
    expected: {
      location: 'Ikeja, Lagos State, Nigeria',
      bio: 'Registered nurse with six years on busy wards. Calm at night, exact with medicines.',
      skills: ['Wound care', 'Medication rounds', 'Patient records'],
      work: [
        ['Staff Nurse (Medical Ward)', "ST. BRIGID'S SPECIALIST HOSPITAL", '02/2019', 'now', 4],
        ['NYSC Nurse', 'FEDERAL MEDICAL CENTRE OWERRI', '11/2017', '10/2018', 1],
      ],
      education: [
        ['University of Nigeria', 'Bachelor of Nursing Science (B.NSc)', null, null],
        ['Queen of Peace Secondary School', 'West African Senior School Certificate (WASSCE)', null, null],
      ],
    },
  },
  {
    name: 'Welsh teacher, two posts at one school',
    file: 'docx',
    text: `
= Mr Rhodri Llewellyn
Address: 3 Tan-y-Bryn, Bangor, Gwynedd LL57 2AA
rhodri@example.cymru

# Personal Statement
I teach physics so that nobody says they were never good at it.

# Teaching Experience
Head of Physics, Ysgol Glan Menai, Bangor, 2018–present
I lead a department of five and run the telescope club.
Teacher of Science, Ysgol Glan Menai, Bangor, 2014–2018
Physics to A level and science to year 9.
Newly Qualified Teacher, Kingsmead High School, Chester, September 2013 – July 2014

# Education and Qualifications
PGCE Secondary Science, Bangor University, 2013
BSc (Hons) Physics, University of Liverpool, 2012
A-levels: Physics, Mathematics, Welsh; Coleg Menai, 2009

# Skills
Lesson planning, Safeguarding, Welsh (first language)`,
    expected: {
      bio: 'I teach physics so that nobody says they were never good at it.',
      skills: ['Lesson planning', 'Safeguarding', 'Welsh'],
      work: [
        ['Head of Physics', 'Ysgol Glan Menai', null, 'now', 2],
        ['Teacher of Science', 'Ysgol Glan Menai', null, null, 2],
        ['Newly Qualified Teacher', 'Kingsmead High School', '09/2013', '07/2014', 1],
      ],
      education: [
        ['Bangor University', 'PGCE', 'Secondary Science', null],
        ['University of Liverpool', 'BSc (Hons)', 'Physics', null],
        ['Coleg Menai', 'A-levels', 'Physics, Mathematics, Welsh', null],
      ],
    },
  },
  {
    name: 'data scientist, two degrees of one university, breaks within paragraphs',
    file: 'docx',
    text: `
= Dr Ifeoma Castellanos
Cambridge, UK • ifeoma@example.org • https://castellanos.example.org • linkedin.com/in/ifeoma-castellanos

# EMPLOYMENT
Research Scientist, Fenland Genomics, Cambridge ↵ October 2021 – present
- Finds faults in sequencing runs before the laboratory does
- Maintains pipelines in Nextflow
Data Science Intern, Oystercatcher Analytics, London ↵ June – September 2019
- Forecast the arrivals of ferries

# EDUCATION
University of Cambridge
PhD in Computational Biology >> Oct 2017 – Sep 2021
MPhil in Computational Biology >> Oct 2016 – Aug 2017
University of Valencia
BSc in Biology >> Sep 2012 – Jul 2016

# PROJECTS
openfen: a Python library for wetland data
- Used by nine river trusts

# PUBLICATIONS
Castellanos I. Reading the fen. Journal of Wet Places, 2020.

# TECHNICAL SKILLS
Python, R, SQL, PyTorch, Nextflow`,
    expected: {
      location: 'Cambridge, UK',
      website: 'https://castellanos.example.org',
      linkedin: 'linkedin.com/in/ifeoma-castellanos',
      achievements: [3, 'PROJECTS'],
      skills: ['Python', 'R', 'SQL', 'PyTorch', 'Nextflow'],
      work: [
        ['Research Scientist', 'Fenland Genomics', '10/2021', 'now', 3],
        ['Data Science Intern', 'Oystercatcher Analytics', '06/2019', '09/2019', 2],
      ],
      education: [
        ['University of Cambridge', 'PhD', 'Computational Biology', '09/2021'],
        ['University of Cambridge', 'MPhil', 'Computational Biology', '08/2017'],
        ['University of Valencia', 'BSc', 'Biology', '07/2016'],
      ],
    },
  },
];
