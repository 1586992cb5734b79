/** Names that employers and applicants use for the same work, or for the same thing in a name of it. */
export interface SameWork {
  readonly names: readonly string[];
  /** Work that is meant by these names too, though its name does not mean all of theirs. */
  readonly includes?: readonly string[];
}

const names = (...lines: readonly string[]): readonly SameWork[] =>
  lines.map((line) => {
    const [own = '', included] = line.split(' > ');
    return {
      names: own.split(', '),
      ...(included !== undefined && { includes: included.split(', ') }),
    };
  });

/** In a line: the names, and after ` > ` what they include. Signs and plurals do not matter. */
const health = names(
  'registered nurse, staff nurse, registered general nurse, general nurse, RGN, RN, adult nurse, band 5 nurse',
  'ICU, ITU, intensive care, critical care, intensive care unit, intensive therapy unit',
  'NICU, neonatal intensive care, neonatal unit',
  'A&E, accident and emergency, emergency department, emergency medicine',
  'registered mental health nurse, mental health nurse, RMN, psychiatric nurse, psych nurse, band 5 mental health nurse',
  'community psychiatric nurse, CPN, community mental health nurse',
  'learning disability nurse, RNLD, LD nurse',
  'paediatric nurse, children’s nurse, paeds nurse',
  'theatre nurse, scrub nurse, theatre practitioner',
  'practice nurse, GP nurse, GPN',
  'nursing associate, nurse associate',
  'healthcare assistant, health care assistant, HCA, healthcare support worker, health care support worker, HCSW, nursing assistant, nursing auxiliary, auxiliary nurse, clinical support worker',
  'carer, care assistant, care worker, caregiver, care giver, home carer, home care worker, domiciliary carer, domiciliary care worker > healthcare assistant, health care assistant',
  'senior carer, senior care assistant, senior care worker',
  'ward sister, ward manager, charge nurse',
  'care home manager, nursing home manager, registered care manager',
  'occupational therapist, OT',
  'physiotherapist, physio, physical therapist',
  'speech and language therapist, speech therapist, SLT, SALT, speech pathologist',
  'operating department practitioner, ODP',
  'advanced nurse practitioner, ANP',
  'advanced clinical practitioner, ACP',
  'clinical nurse specialist, CNS',
  'general practitioner, GP, family doctor, salaried GP',
  'doctor, physician, medical doctor',
  'junior doctor, resident doctor, foundation doctor, house officer, SHO',
  'vet, veterinary surgeon, veterinarian',
  'vet nurse, veterinary nurse, RVN',
  'vet receptionist, veterinary receptionist',
  'dentist, dental surgeon, associate dentist',
  'dietitian, dietician',
  'podiatrist, chiropodist',
  'optometrist, optician',
  'sonographer, ultrasound technician',
  'radiographer, radiologic technologist, X-ray technician',
  'biomedical scientist, BMS',
  'counsellor, psychotherapist',
  'pharmacy technician, dispensing technician',
  'emergency medical technician, EMT, ambulance technician',
);

const education = names(
  'teaching assistant, TA, classroom assistant, learning support assistant, LSA',
  'SENCO, SENDCO, special educational needs coordinator, SEN coordinator',
  'SEN, SEND, special educational needs, special needs',
  'EYFS, early years, early years foundation stage',
  'nursery nurse, nursery practitioner, nursery assistant, early years practitioner, early years educator, childcare practitioner',
  'headteacher, head teacher, school principal',
  'early career teacher, ECT, newly qualified teacher, NQT',
  'supply teacher, cover teacher',
  'maths, mathematics',
  'PE teacher, physical education teacher',
  'childminder, child minder',
  'postdoc, postdoctoral researcher, postdoctoral research associate',
  'TEFL teacher, ESL teacher, EFL teacher, teacher of English as a foreign language',
);

const technologies =
  `backend, frontend, full stack, web, mobile, iOS, Android, Java, JavaScript, TypeScript, Python,
  React, Angular, Vue, Node, .NET, C#, C++, PHP, Ruby, Go, Golang, Rust, Scala, Kotlin, Swift, Salesforce, blockchain`
    .split(',')
    .map((technology) => technology.trim());

const technology = names(
  ...technologies.map((each) => `${each} developer, ${each} engineer, ${each} programmer`),
  'software developer, software engineer, programmer, computer programmer, software programmer, coder, SWE',
  'site reliability engineer, SRE',
  'DevOps, dev ops, platform engineer',
  'QA engineer, quality assurance engineer, test engineer, software tester, QA tester, QA analyst, test analyst',
  'machine learning, ML',
  'artificial intelligence, AI',
  'JavaScript, JS',
  'TypeScript, TS',
  'Kubernetes, k8s',
  'business analyst, BA',
  'project manager, PM > product manager',
  'product owner, PO',
  'scrum master, agile coach',
  'IT support, helpdesk, help desk, service desk, desktop support, technical support',
  'systems administrator, sysadmin, sys admin',
  'database administrator, DBA',
  'cyber security, cybersecurity, information security, infosec, IT security',
  'chief technology officer, CTO',
  'chief operating officer, COO',
  'UX designer, user experience designer, product designer',
  'search engine optimisation, SEO',
);

const business = names(
  'recruiter, recruitment consultant, talent acquisition partner, talent acquisition specialist',
  'learning and development, L&D',
  'personal assistant, PA, executive assistant, EA',
  'receptionist, front desk, front of house',
  'customer service, customer support, customer care, customer services',
  'representative, rep > adviser, advisor, agent',
  'call centre, contact centre',
  'business development manager, BDM',
  'sales representative, sales rep, sales executive',
  'lettings negotiator, letting agent, lettings agent',
  'bookkeeper, book keeper',
  'accounts payable, AP, purchase ledger',
  'accounts receivable, AR, sales ledger, credit controller',
  'finance director, FD, chief financial officer',
  'financial adviser, IFA, wealth manager',
  'financial planning and analysis, FP&A',
  'solicitor, lawyer, attorney',
  'quantity surveyor, QS',
  'buyer, purchasing officer, procurement officer',
  'data entry clerk, data entry operator, data inputter',
  'office administrator, administrator, admin assistant, administrative assistant',
);

const trades = names(
  'electrician, sparky, sparkie',
  'bricklayer, bricky, brickie, brick layer',
  'carpenter, joiner, chippy, chippie',
  'labourer, general operative, general labourer, construction operative',
  'decorator, painter, painter and decorator',
  'gas engineer, heating engineer',
  'mechanic, vehicle technician, motor mechanic, car mechanic, MOT tester',
  'welder, fabricator welder',
  'handyman, handyperson, maintenance operative, maintenance person',
  'lorry driver, truck driver, trucker, HGV driver, LGV driver, heavy goods vehicle driver',
  'van driver, delivery driver, courier',
  'forklift driver, FLT driver, fork lift driver, forklift operator, fork lift truck driver',
  'warehouse operative, warehouse worker, warehouse assistant, picker packer, order picker',
  'factory worker, production operative, production operator, factory operative',
  'cleaner, cleaning operative, domestic assistant',
  'security guard, security officer, door supervisor',
  'gardener, groundsperson, groundsman',
  'farm worker, farm hand, farm labourer, agricultural worker',
);

const service = names(
  'chef, cook',
  'kitchen porter, KP, kitchen assistant, dishwasher',
  'waiter, waitress, waiting staff, table server',
  'bartender, barman, barmaid, bar staff, bar person',
  'room attendant, hotel housekeeper',
  'shop assistant, retail assistant, sales assistant, store assistant, shop worker, retail worker, retail sales assistant',
  'cashier, till operator, checkout operator, checkout assistant',
  'store manager, shop manager, retail manager',
  'hairdresser, hair stylist, hairstylist',
  'beautician, beauty therapist',
  'flight attendant, cabin crew, air hostess',
  'firefighter, fireman, firewoman',
  'police officer, policeman, policewoman',
  'fitness instructor, personal trainer, gym instructor',
  'nanny, au pair',
  'journalist, reporter',
);

export const sameWorkNames: readonly SameWork[] = [
  ...[health, education, technology, business, trades, service].flat(),
];
