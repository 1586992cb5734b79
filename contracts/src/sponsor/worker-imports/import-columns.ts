/** What a file holds, a row to each: workers with their terms, or absences. */
export const importKinds = ['workers', 'absences'] as const;
export type ImportKind = (typeof importKinds)[number];

export interface ImportColumn {
  readonly id: string;
  readonly label: string;
  /** What its cells look like. */
  readonly hint: string;
  readonly required?: true;
  /** Headings, in small letters without signs, by which it is guessed, besides its label. */
  readonly also: string;
}

const dayHint = '31/12/2026 or 2026-12-31';

// biome-ignore format: a table is read by its columns
const workers = [
  { id: 'fullName', label: 'Name', hint: 'First and last name', required: true, also: 'full name,worker,employee,employee name,worker name' },
  { id: 'reference', label: 'Your reference', hint: 'Such as the payroll number. Rows with the same one are terms of one worker', also: 'reference,payroll number,payroll no,employee number,employee id,staff number,staff id,id,ref' },
  { id: 'portwayId', label: 'Portway id', hint: 'As in the export of workers', also: '' },
  { id: 'jobTitle', label: 'Job title', hint: 'As in the contract', required: true, also: 'title,job,role,position' },
  { id: 'occupationCode', label: 'Occupation code', hint: 'Four digits of SOC 2020', also: 'soc,soc code,occupation,code' },
  { id: 'pay', label: 'Pay a year', hint: 'In pounds, such as 43210 or £43,210.00', also: 'salary,pay,annual salary,gross salary,annual pay' },
  { id: 'hoursPerWeek', label: 'Hours a week', hint: 'Such as 37.5', also: 'hours,weekly hours,contracted hours' },
  { id: 'worksOn', label: 'Days worked', hint: 'Such as Mon-Fri, or Mon Wed Fri', also: 'working days,work pattern,days,pattern' },
  { id: 'fromDay', label: 'Terms from', hint: `From when this job, pay and hours hold: ${dayHint}`, also: 'from,effective from,effective date,salary from,pay from' },
  { id: 'workPlace', label: 'Work place', hint: 'Its name, as in your set-up', also: 'place,location,office,site,work location' },
  { id: 'route', label: 'Route', hint: 'Skilled Worker where it is left out', also: 'visa route,visa type,visa,category' },
  { id: 'certificateStart', label: 'Certificate start', hint: dayHint, also: 'cos start,cos start date,certificate start date' },
  { id: 'certificateEnds', label: 'Certificate end', hint: dayHint, also: 'cos end,cos end date,certificate end date,certificate ends' },
  { id: 'visaFrom', label: 'Visa from', hint: dayHint, also: 'visa start,visa start date,visa valid from,permission from' },
  { id: 'visaEnds', label: 'Visa end', hint: dayHint, also: 'visa end date,visa expiry,visa expiry date,visa expires,permission ends,visa ends' },
  { id: 'startedOn', label: 'First day at work', hint: dayHint, also: 'start date,started,started on,hire date,date of joining,joined' },
  { id: 'sponsorshipEndedOn', label: 'Sponsorship ended', hint: dayHint, also: 'sponsorship end,sponsorship ended on' },
  { id: 'employmentEndedOn', label: 'Employment ended', hint: dayHint, also: 'leaving date,last day,end date,employment end,left' },
  { id: 'salaryOption', label: 'Salary option', hint: 'One letter of the rules, such as A', also: 'option,salary option letter' },
  { id: 'passport', label: 'Passport number', hint: 'Kept encrypted', also: 'passport,passport no' },
  { id: 'nationalInsurance', label: 'National Insurance number', hint: 'Such as QQ 12 34 56 C. Kept encrypted', also: 'ni number,nino,ni,national insurance,ni no' },
  { id: 'birthDate', label: 'Date of birth', hint: `${dayHint}. Kept encrypted`, also: 'birth date,dob,birthday' },
  { id: 'email', label: 'Email', hint: 'Kept encrypted', also: 'email address,personal email' },
  { id: 'telephone', label: 'Telephone', hint: 'Kept encrypted', also: 'phone,mobile,phone number,telephone number' },
  { id: 'address', label: 'Address', hint: 'Kept encrypted', also: 'home address,uk address' },
  { id: 'checkMethod', label: 'Right to work check', hint: 'Manual, share code, or digital', also: 'rtw method,rtw check,right to work method,check method' },
  { id: 'checkedOn', label: 'Right to work checked on', hint: dayHint, also: 'rtw date,rtw checked,right to work date,right to work check date,checked on' },
  { id: 'checkerName', label: 'Right to work checked by', hint: 'Who checked', also: 'rtw checked by,checked by,checker' },
  { id: 'nextCheckOn', label: 'Next right to work check', hint: dayHint, also: 'rtw expiry,next check,rtw next,follow up check,next rtw check' },
] as const satisfies readonly ImportColumn[];

// biome-ignore format: a table is read by its columns
const absences = [
  { id: 'reference', label: 'Your reference', hint: 'Of a worker on record', required: true, also: 'reference,payroll number,payroll no,employee number,employee id,staff number,staff id,id,ref' },
  { id: 'portwayId', label: 'Portway id', hint: 'As in the export of absences, instead of the reference', also: '' },
  { id: 'firstDay', label: 'First day absent', hint: dayHint, required: true, also: 'first day,from,start,start date,absent from,absence start' },
  { id: 'lastDay', label: 'Last day absent', hint: `${dayHint}. Empty while the worker is not back`, also: 'last day,to,end,end date,until,absent until,absence end' },
  { id: 'absencePay', label: 'Pay', hint: 'Paid, reduced or unpaid', required: true, also: 'paid,paid or unpaid' },
  { id: 'agreed', label: 'Agreed', hint: 'Yes or no', required: true, also: 'authorised,authorized,approved,permitted' },
  { id: 'excepted', label: 'Left out of the four weeks', hint: 'Yes or no. Give no medical reason', also: 'excepted,exempt' },
] as const satisfies readonly ImportColumn[];

/** The columns that each kind of file may have. */
export const importColumns = { workers, absences } as const;

export type WorkerColumn = (typeof workers)[number]['id'];
export type AbsenceColumn = (typeof absences)[number]['id'];

export const maxImportRows = 20_000;
/** In bytes. */
export const maxImportBytes = 10_000_000;

/** The routes that a worker can be listed under. */
export const importedRoutes = [
  'skilled-worker',
  'global-business-mobility',
  'scale-up',
  'temporary-worker',
  'minister-of-religion',
  'international-sportsperson',
  'other',
] as const;
