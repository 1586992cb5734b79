/** What somebody types, and the title that a reader judges to be meant; `beside` has the same words, and is not. */
export interface JudgedSearch {
  readonly typed: string;
  readonly meant: string;
  readonly beside?: string;
}

/** One word: the job that has it as its title comes before a newer one that only speaks of it. */
export const words: readonly string[] = [
  ...['Accountant', 'Actuary', 'Anaesthetist', 'Architect', 'Auditor', 'Baker', 'Barista', 'Bricklayer'],
  ...['Butcher', 'Carpenter', 'Chef', 'Dentist', 'Dietitian', 'Economist', 'Electrician', 'Farrier'],
  ...['Geologist', 'Joiner', 'Lecturer', 'Librarian', 'Machinist', 'Midwife', 'Nurse', 'Optometrist'],
  ...['Paramedic', 'Pharmacist', 'Physicist', 'Physiotherapist', 'Plumber', 'Podiatrist', 'Psychologist'],
  ...['Radiographer', 'Roofer', 'Scaffolder', 'Solicitor', 'Statistician', 'Surveyor', 'Teacher'],
  ...['Veterinarian', 'Welder'],
];

/** Two words: the job in which they stand together comes before a newer one in which they stand apart. */
export const phrases: readonly JudgedSearch[] = (
  [
    ['care assistant', 'Physician Assistant, Primary Care'],
    ['software engineer', 'Sales Engineer, Accounting Software'],
    ['data scientist', 'Scientist, Clinical Trials Data'],
    ['project manager', 'Catering Manager, Harbour Project'],
    ['support worker', 'Warehouse Worker, Night Support'],
    ['business analyst', 'Chemical Analyst, New Business'],
    ['sales executive', 'Executive Housekeeper, Hotel Sales'],
    ['product designer', 'Lighting Designer, Stage Product'],
    ['social worker', 'Farm Worker, Social Enterprise'],
    ['finance director', 'Casting Director, Film Finance'],
    ['account manager', 'Stable Manager, Livery Account'],
    ['site engineer', 'Acoustic Engineer, Festival Site'],
    ['night porter', 'Kitchen Porter, Friday Night'],
    ['head chef', 'Pastry Chef, Beachy Head'],
    ['quality manager', 'Nursery Manager, Air Quality Charity'],
    ['test engineer', 'Railway Engineer, Drug Test Centre'],
    ['network engineer', 'Water Engineer, Canal Network'],
    ['office manager', 'Bar Manager, Box Office'],
    ['school nurse', 'Ward Nurse, Medical School'],
    ['design engineer', 'Tunnel Engineer, Museum of Design'],
    ['security officer', 'Loan Officer, Social Security'],
    ['research fellow', 'Choir Fellow, Cancer Research'],
    ['customer adviser', 'Mortgage Adviser, First Customer'],
    ['structural engineer', 'Sound Engineer, Structural Acoustics'],
    ['planning officer', 'Welfare Officer, Funeral Planning'],
    ['training manager', 'Kennel Manager, Dog Training'],
    ['process engineer', 'Lift Engineer, Planning Process'],
    ['legal secretary', 'Medical Secretary, Legal Claims'],
    ['marketing manager', 'Reserves Manager, Milk Marketing Board'],
    ['transport planner', 'Event Planner, London Transport Museum'],
    ['pharmacy technician', 'Theatre Technician, Old Pharmacy Arts'],
    ['veterinary nurse', 'Dental Nurse, Veterinary Quarter'],
    ['teaching assistant', 'Shop Assistant, Teaching Supplies'],
    ['aircraft mechanic', 'Cycle Mechanic, Aircraft Factory'],
    ['bus driver', 'Forklift Driver, Bus Depot'],
    ['hotel receptionist', 'Dental Receptionist, Grand Hotel Parade'],
    ['farm manager', 'Wind Manager, Solar Farm'],
    ['catering assistant', 'Research Assistant, School Catering'],
    ['tax adviser', 'Careers Adviser, Tax College'],
    ['electrical fitter', 'Kitchen Fitter, Electrical Goods'],
  ] as const
).map(([text, beside]) => ({ typed: text, meant: text, beside }));

/** A slip of the pen: letters left out, doubled, swapped or wrong, as people type them. */
export const slips: readonly JudgedSearch[] = (
  [
    ['softwear engineer', 'software engineer'],
    ['nusre', 'nurse'],
    ['acountant', 'accountant'],
    ['electrican', 'electrician'],
    ['pharmasist', 'pharmacist'],
    ['physiotherepist', 'physiotherapist'],
    ['solicitr', 'solicitor'],
    ['archetect', 'architect'],
    ['plumer', 'plumber'],
    ['carpentor', 'carpenter'],
    ['techer', 'teacher'],
    ['midwive', 'midwife'],
    ['dentst', 'dentist'],
    ['paramedc', 'paramedic'],
    ['radiografer', 'radiographer'],
    ['psycologist', 'psychologist'],
    ['surveyer', 'surveyor'],
    ['libarian', 'librarian'],
    ['lecturor', 'lecturer'],
    ['bricklyer', 'bricklayer'],
    ['veternarian', 'veterinarian'],
    ['optomitrist', 'optometrist'],
    ['anesthetist', 'anaesthetist'],
    ['scafolder', 'scaffolder'],
    ['statistition', 'statistician'],
    ['care asistant', 'care assistant'],
    ['projct manager', 'project manager'],
    ['buisness analyst', 'business analyst'],
    ['data scientst', 'data scientist'],
    ['socail worker', 'social worker'],
    ['suport worker', 'support worker'],
    ['custmer adviser', 'customer adviser'],
    ['structual engineer', 'structural engineer'],
    ['enginer structural', 'structural engineer'],
    ['recepsionist hotel', 'hotel receptionist'],
    ['markting manager', 'marketing manager'],
    ['legal secretry', 'legal secretary'],
    ['aircaft mechanic', 'aircraft mechanic'],
    ['teaching asistnt', 'teaching assistant'],
    ['pharmacy tecnician', 'pharmacy technician'],
  ] as const
).map(([text, title]) => ({ typed: text, meant: title }));
