import type { KnownCv } from './known-cv.ts';

/** Nothing is tuned on these. */
export const setAsidePdf: readonly KnownCv[] = [
  {
    name: 'French engineer, in French',
    file: 'pdf',
    text: `
= Camille Rousselet
Lyon, France | camille.rousselet@example.fr | linkedin.com/in/camille-rousselet

# Profil
Ingénieure logiciel, huit ans dans la santé et les mutuelles.

# Expérience professionnelle
Ingénieure logiciel — Atelier Bellecour >> septembre 2019 – aujourd’hui
- Conception d’une plateforme de rendez-vous en Python et Django
- Encadrement de deux apprentis
Développeuse web — Rhône Mutuelle >> févr. 2017 – août 2019
- Espace client en Angular

# Formation
Diplôme d’ingénieur en informatique >> juin 2016
École Centrale des Monts d’Or

# Compétences
Python, Django, Angular, PostgreSQL`,
    expected: {
      location: 'Lyon, France',
      linkedin: 'linkedin.com/in/camille-rousselet',
      bio: 'Ingénieure logiciel, huit ans dans la santé et les mutuelles.',
      skills: ['Python', 'Django', 'Angular', 'PostgreSQL'],
      work: [
        ['Ingénieure logiciel', 'Atelier Bellecour', '09/2019', 'now', 2],
        ['Développeuse web', 'Rhône Mutuelle', '02/2017', '08/2019', 1],
      ],
      education: [['École Centrale des Monts d’Or', 'Diplôme d’ingénieur', 'informatique', '06/2016']],
    },
  },
  {
    name: 'Filipino civil engineer, long bullets over two pages',
    file: 'pdf',
    text: `
= ENGR. JOSELITO R. BAUTISTA
Present address: Al Nahda, Dubai, UAE
Email: jr.bautista@example.com

# CAREER SUMMARY
Licensed civil engineer with twelve years on bridges, viaducts and drainage in three countries, from the first survey to the handing over.

# WORK EXPERIENCE
SENIOR SITE ENGINEER
Gulf Causeways Contracting LLC
Dubai, UAE
06/2019 - Present
- Sets out and supervises the piling of a viaduct of 2.4 km over a live motorway, with four junior engineers and sixty workers on two shifts
- Checks the concrete on arrival, keeps the records of every pour and answers for them to the client's engineer each Thursday
- Found a clash of the drainage with a gas main on the drawings, before anybody dug

SITE ENGINEER
Meranti Builders Sdn Bhd
Kuala Lumpur, Malaysia
03/2015 - 05/2019
- Built nine footbridges over railways, most of them in closures of six hours on a Sunday night, none of which ran over
- Agreed the quantities with subcontractors every month, and settled what they disputed
- Wrote the method statements for lifting beams of up to 38 tonnes between parked trains, and rehearsed each lift with the crew

JUNIOR ENGINEER
Bayanihan Roads and Bridges Corp.
Iloilo City, Philippines
07/2012 - 02/2015
- Surveyed 140 km of farm roads and drew up the drainage of all of them
- Supervised the repair of eleven bridges after a typhoon, with materials that came by boat

# EDUCATION
Bachelor of Science in Civil Engineering
Western Visayas State University
Iloilo City, Philippines
Graduated: April 2012

# SKILLS
AutoCAD, Civil 3D, Primavera P6, Setting out`,
    expected: {
      bio: 'Licensed civil engineer with twelve years on bridges, viaducts and drainage in three countries, from the first survey to the handing over.',
      skills: ['AutoCAD', 'Civil 3D', 'Primavera P6', 'Setting out'],
      work: [
        ['SENIOR SITE ENGINEER', 'Gulf Causeways Contracting LLC', '06/2019', 'now', 4],
        ['SITE ENGINEER', 'Meranti Builders Sdn Bhd', '03/2015', '05/2019', 4],
        ['JUNIOR ENGINEER', 'Bayanihan Roads and Bridges Corp.', '07/2012', '02/2015', 3],
      ],
      education: [
        ['Western Visayas State University', 'Bachelor of Science', 'Civil Engineering', '04/2012'],
      ],
    },
  },
  {
    name: 'analyst, a narrow column at the right, months at the edge of the wide one',
    file: 'pdf',
    text: `
= Anneke van der Laan
Data analyst`,
    columns: {
      left: `
# Profile
Analyst who asks what the figure is for before she draws the chart, in retail and in transport.

# Employment
Data Analyst >> Feb 2022 – Present
Trammel Stores, Sheffield
- Forecasts what 80 shops sell in a week
- Keeps the reports in Power BI honest
Transport Planner >> Aug 2018 – Jan 2022
Gemeente Zuidwolde
- Counted bicycles, and found room for them
- Wrote the model in Python

# Education
MSc Econometrics >> 2018
University of Groningen
BSc Mathematics >> 2016
University of Groningen`,
      right: `
# Details
Sheffield, UK
anneke@example.nl
linkedin.com/in/anneke-vdl

# Skills
SQL
Python
Power BI
Forecasting

# Projects
Rain or shine: a map
of dry hours for those
who cycle to work`,
      split: 0.68,
      order: 'line by line',
    },
    expected: {
      location: 'Sheffield, UK',
      linkedin: 'linkedin.com/in/anneke-vdl',
      bio: 'Analyst who asks what the figure is for before she draws the chart, in retail and in transport.',
      achievements: [2, 'Projects'],
      skills: ['SQL', 'Python', 'Power BI', 'Forecasting'],
      work: [
        ['Data Analyst', 'Trammel Stores', '02/2022', 'now', 3],
        ['Transport Planner', 'Gemeente Zuidwolde', '08/2018', '01/2022', 2],
      ],
      education: [
        ['University of Groningen', 'MSc', 'Econometrics', null],
        ['University of Groningen', 'BSc', 'Mathematics', null],
      ],
    },
  },
  {
    name: 'care worker, years of two digits',
    file: 'pdf',
    text: `
= Precious Moyo
Lives in: Leicester
07700 900555

# About me
Patient, early riser, drives. I have looked after people for seven years.

# Employment
Care Assistant at Willowmere Residential Home >> Oct '19 – present
- Personal care, meals and medicines
- Handover at the end of each shift
Home Carer at Kindhands Homecare >> 03/17 – 09/19
- Eleven visits a day by car

# Education & Training
NVQ Level 2 Health and Social Care – Leicester College – 2017
O Levels – Mpopoma High School – Nov 2008

# Skills
First aid, Moving and handling, Shona`,
    expected: {
      location: 'Leicester',
      bio: 'Patient, early riser, drives. I have looked after people for seven years.',
      skills: ['First aid', 'Moving and handling', 'Shona'],
      work: [
        ['Care Assistant', 'Willowmere Residential Home', '10/2019', 'now', 2],
        ['Home Carer', 'Kindhands Homecare', '03/2017', '09/2019', 1],
      ],
      education: [
        ['Leicester College', 'NVQ Level 2 Health and Social Care', null, null],
        ['Mpopoma High School', 'O Levels', null, '11/2008'],
      ],
    },
  },
];
