import type { KnownCv } from './known-cv.ts';

/** CVs written in a word processor. */
export const docxCvs: readonly KnownCv[] = [
  {
    name: 'British engineer, months at the right edge',
    file: 'docx',
    text: `
= Hannah Whitfield
Bristol, UK | 07700 900142 | hannah.whitfield@example.com | linkedin.com/in/hannah-whitfield | github.com/hwhitfield

# PROFILE
Backend engineer with seven years in logistics and payments. I like small teams, plain code and quiet nights.

# EXPERIENCE
Senior Software Engineer >> Mar 2021 – Present
Quayside Freight Ltd, Bristol
- Lead a team of four that plans 9,000 deliveries a night.
- Moved the booking service from PHP to Kotlin and PostgreSQL
- Cut the monthly AWS bill by a third

Software Engineer >> Sept 2018 – Feb 2021
Larkmoor Payments, Cardiff
- Built card refunds in Java and Kafka
- Wrote the on-call handbook

# EDUCATION
University of Bath >> 2016 – 2018
MSc Computer Science, Distinction
Cardiff University >> Sep 2013 – Jul 2016
BSc (Hons) Mathematics, 2:1
Bishop's Court Sixth Form College >> 2011 – 2013
A levels: Mathematics (A*), Physics (A), French (B)

# SKILLS
Kotlin, Java, Python, PostgreSQL, Kafka, AWS, Terraform

# INTERESTS
Fell running, bell ringing`,
    expected: {
      location: 'Bristol, UK',
      linkedin: 'linkedin.com/in/hannah-whitfield',
      github: 'github.com/hwhitfield',
      bio: 'Backend engineer with seven years in logistics and payments. I like small teams, plain code and quiet nights.',
      skills: ['Kotlin', 'Java', 'Python', 'PostgreSQL', 'Kafka', 'AWS', 'Terraform', 'PHP'],
      work: [
        ['Senior Software Engineer', 'Quayside Freight Ltd', '03/2021', 'now', 4],
        ['Software Engineer', 'Larkmoor Payments', '09/2018', '02/2021', 3],
      ],
      education: [
        ['University of Bath', 'MSc', 'Computer Science', null],
        ['Cardiff University', 'BSc (Hons)', 'Mathematics', '07/2016'],
        ["Bishop's Court Sixth Form College", 'A levels', 'Mathematics (A*), Physics (A), French (B)', null],
      ],
    },
  },
  {
    name: 'Indian test engineer, labelled jobs and a table of degrees',
    file: 'docx',
    text: `
= RAHUL DESHPANDE
Email: rahul.deshpande@example.com
Mobile: +91 98200 00000
Address: 14 Shivaji Nagar, Pune, Maharashtra – 411005

# CAREER OBJECTIVE
To work in a challenging environment where I can grow with the company.

# PROFESSIONAL EXPERIENCE
Company: Tarangini Infotech Pvt. Ltd., Pune
Designation: Senior Test Engineer
Duration: July 2019 to till date
Responsibilities:
- Automated regression suites in Selenium and Java
- Prepared test plans and daily status reports

Company: Navrang Software Solutions, Mumbai
Designation: Test Engineer
Duration: 06/2016 to 06/2019
- Manual testing of a loan portal

# ACADEMIC QUALIFICATIONS
Degree || Institute || Year || Marks
M.Tech (Software Engineering) || Vidyasagar College of Engineering, Pune || 2016 || 8.1 CGPA
B.E. (Information Technology) || Kondhwa Institute of Technology || 2014 || 72%
HSC || Navjeevan Junior College || 2010 || 81%

# TECHNICAL SKILLS
Languages: Java, Python
Tools: Selenium, Jenkins, JIRA, Postman

# PROJECTS
- Loan portal for a co-operative bank: test lead, six testers
- Ticket counter app: built alone in college

# DECLARATION
I hereby declare that the above is true to the best of my knowledge.
Place: Pune`,
    expected: {
      achievements: [3, 'PROJECTS'],
      skills: ['Java', 'Python', 'Selenium', 'Jenkins', 'JIRA', 'Postman'],
      work: [
        ['Senior Test Engineer', 'Tarangini Infotech Pvt. Ltd.', '07/2019', 'now', 4],
        ['Test Engineer', 'Navrang Software Solutions', '06/2016', '06/2019', 2],
      ],
      education: [
        ['Vidyasagar College of Engineering', 'M.Tech', 'Software Engineering', null],
        ['Kondhwa Institute of Technology', 'B.E.', 'Information Technology', null],
        ['Navjeevan Junior College', 'HSC', null, null],
      ],
    },
  },
  {
    name: 'Brazilian developer, in Portuguese',
    file: 'docx',
    text: `
= Thiago Nogueira Prates
São Paulo, Brasil | +55 11 90000-0000 | thiago.prates@example.com.br | github.com/tnprates

# RESUMO
Desenvolvedor de sistemas de pagamento, com cinco anos em equipes pequenas.

# EXPERIÊNCIA PROFISSIONAL
Desenvolvedor Backend
Grupo Jacarandá S.A., São Paulo
jan. de 2020 – atual
- Microsserviços em Java e Spring Boot para 2 milhões de clientes
- Migração de três sistemas para AWS

Estagiário de TI
Loja Ipê Amarelo
fev. de 2018 – dez. de 2019
- Suporte a quarenta lojas

# FORMAÇÃO ACADÊMICA
Universidade Estadual de Campinas
Bacharelado em Ciência da Computação
fev. de 2015 – dez. de 2019

# COMPETÊNCIAS
Java, Spring Boot, AWS, Docker

# PROJETOS
Horta no mapa: site que mostra hortas comunitárias`,
    expected: {
      location: 'São Paulo, Brasil',
      github: 'github.com/tnprates',
      bio: 'Desenvolvedor de sistemas de pagamento, com cinco anos em equipes pequenas.',
      achievements: [2, 'PROJETOS'],
      skills: ['Java', 'Spring Boot', 'AWS', 'Docker'],
      work: [
        ['Desenvolvedor Backend', 'Grupo Jacarandá S.A.', '01/2020', 'now', 3],
        ['Estagiário de TI', 'Loja Ipê Amarelo', '02/2018', '12/2019', 1],
      ],
      education: [['Universidade Estadual de Campinas', 'Bacharelado', 'Ciência da Computação', '12/2019']],
    },
  },
  {
    name: 'German engineer, a table with months at the left',
    file: 'docx',
    text: `
= Lebenslauf
= Katharina Brandl
Wohnort: Leipzig, Deutschland
E-Mail: k.brandl@example.de

# Berufserfahrung
März 2020 – heute || Elektroingenieurin // Saalekraft GmbH, Leipzig // - Planung von Umspannwerken bis 110 kV // - Leitung von drei Baustellen
10/2016 – 02/2020 || Projektingenieurin // Ostwerk Anlagenbau GmbH, Dresden // - Inbetriebnahme von Schaltanlagen

# Ausbildung
10/2011 – 09/2016 || Technische Universität Dresden // Diplom-Ingenieurin Elektrotechnik
09/2003 – 06/2011 || Gymnasium Markkleeberg // Abitur

# Kenntnisse
AutoCAD, EPLAN, MATLAB

# Sprachen
Deutsch (Muttersprache), Englisch (C1)`,
    expected: {
      location: 'Leipzig, Deutschland',
      skills: ['AutoCAD', 'EPLAN', 'MATLAB'],
      work: [
        ['Elektroingenieurin', 'Saalekraft GmbH', '03/2020', 'now', 3],
        ['Projektingenieurin', 'Ostwerk Anlagenbau GmbH', '10/2016', '02/2020', 2],
      ],
      education: [
        ['Technische Universität Dresden', 'Diplom-Ingenieurin', 'Elektrotechnik', '09/2016'],
        ['Gymnasium Markkleeberg', 'Abitur', null, '06/2011'],
      ],
    },
  },
  {
    name: 'chef, years alone',
    file: 'docx',
    text: `
= Giulia Ferrante
Edinburgh, Scotland
giulia.ferrante@example.com

# Personal statement
I cook with what the coast and the hills send us, and I run a calm kitchen.

# Employment history
Sous Chef, The Salt Larder, Edinburgh (2021 to present)
Second in a kitchen of nine. I write the weekly menu and train the apprentices.
Chef de Partie, Hotel Corrieshalloch, Ullapool (2018 – 2021)
Fish and sauces for 120 covers.
Commis Chef - Trattoria Sette Colli - 2015-2018

# Qualifications
SVQ Level 3 Professional Cookery, Borders College, 2017
Food Hygiene Certificate Level 3, 2022

# Skills
Menu costing; Pastry; Allergens`,
    expected: {
      location: 'Edinburgh, Scotland',
      bio: 'I cook with what the coast and the hills send us, and I run a calm kitchen.',
      skills: ['Menu costing', 'Pastry', 'Allergens'],
      work: [
        ['Sous Chef', 'The Salt Larder', null, 'now', 2],
        ['Chef de Partie', 'Hotel Corrieshalloch', null, null, 2],
        ['Commis Chef', 'Trattoria Sette Colli', null, null, 0],
      ],
      education: [['Borders College', 'SVQ Level 3 Professional Cookery', null, null]],
    },
  },
  {
    name: 'accountant, everything of a job in one line of capitals',
    file: 'docx',
    text: `
= OLUWASEUN ADEBAYO-REID, ACCA
Location: Birmingham
o.adebayo-reid@example.com

# EXECUTIVE SUMMARY
Qualified accountant with ten years in manufacturing, at home in the numbers and on the shop floor.

# CAREER HISTORY
FINANCE MANAGER | MIDLAND CASTINGS PLC | AUG 2017 TO DATE
- Month end in SAP, in four days instead of nine
- Line manager of three

MANAGEMENT ACCOUNTANT | TRENT VALLEY FOODS LTD | JAN 2014 – JUL 2017
- Standard costs for 600 products

# EDUCATION AND QUALIFICATIONS
ACCA, 2013
BSc Accounting and Finance, Aston University, 2007 – 2010

# KEY SKILLS
IFRS | Budgeting | SAP | Power BI

# ACHIEVEMENTS
- Finalist, regional young accountant of the year 2016`,
    expected: {
      location: 'Birmingham',
      bio: 'Qualified accountant with ten years in manufacturing, at home in the numbers and on the shop floor.',
      achievements: [1, '• Finalist'],
      skills: ['IFRS', 'Budgeting', 'SAP', 'Power BI'],
      work: [
        ['FINANCE MANAGER', 'MIDLAND CASTINGS PLC', '08/2017', 'now', 2],
        ['MANAGEMENT ACCOUNTANT', 'TRENT VALLEY FOODS LTD', '01/2014', '07/2017', 1],
      ],
      education: [['Aston University', 'BSc', 'Accounting and Finance', null]],
    },
  },
];
