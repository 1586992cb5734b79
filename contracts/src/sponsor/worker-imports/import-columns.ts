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
  { id: 'fullName', label: 'Name', hint: 'First and last name, or “Surname, Forename”', also: 'full name,worker,employee,employee name,worker name,staff name,person,last name first name,surname forename,surname first name,name of worker,name of employee,display name' },
  { id: 'forename', label: 'Forename', hint: 'Where names stand in two columns', also: 'first name,forenames,first names,given name,given names,first,christian name,fname,first name s,forename s,given name s' },
  { id: 'middleName', label: 'Middle name', hint: 'Where names stand in several columns', also: 'middle names,middle,second name,other names,middle name s,middle initial' },
  { id: 'surname', label: 'Surname', hint: 'Where names stand in two columns', also: 'last name,family name,last,lname,surname s,family names,last names' },
  { id: 'reference', label: 'Your reference', hint: 'Such as the payroll number. Rows with the same one are terms of one worker', also: 'reference,payroll number,payroll no,payroll id,employee number,employee no,employee id,employee code,employee ref,employee reference,emp no,emp id,staff number,staff no,staff id,works number,works no,worker id,worker number,personnel number,personnel no,person number,person id,assignment number,unique id,your number,payroll reference,hr id,id,ref,number,no,code' },
  { id: 'portwayId', label: 'Portway id', hint: 'As in the export of workers', also: 'id' },
  { id: 'jobTitle', label: 'Job title', hint: 'As in the contract', required: true, also: 'title,job,role,position,job role,position title,post,post title,job name,role title,occupation title,designation' },
  { id: 'occupationCode', label: 'Occupation code', hint: 'Four digits of SOC 2020. Codes of SOC 2010 are converted, or asked about', also: 'soc,soc code,occupation,code,soc2020,soc 2020,soc 2020 code,soc2020 code,soc 2010,soc 2010 code,soc2010 code,soc occupation code,standard occupational classification,cos soc code' },
  { id: 'pay', label: 'Pay', hint: 'In pounds, such as 43210, £43,210.00, or 18.50 an hour', also: 'pay a year,salary,pay,annual salary,gross salary,annual pay,basic salary,base salary,basic pay,base pay,gross pay,current salary,pay rate,annual pay rate,salary amount,annual gross salary,salary gbp,contractual salary,contract salary,monthly salary,monthly pay,hourly rate,hourly pay,rate of pay,remuneration,actual salary,actual pay,annual basic salary,gross annual salary,wage,wages,weekly pay,day rate' },
  { id: 'payPer', label: 'Pay is for', hint: 'A year, month, week, day or hour; a year where it is left out', also: 'pay type,pay period,pay frequency,pay per,paid per,salary period,pay basis,rate type,salary type,pay interval,payment frequency,per' },
  { id: 'hoursPerWeek', label: 'Hours a week', hint: 'Such as 37.5 or 37:30', also: 'hours,weekly hours,contracted hours,contracted hours worked,contract hours,hours per week,working hours,contracted weekly hours,weekly contracted hours,hours worked,hrs,weekly hrs,hours pw,hrs pw,standard hours,fte,wte,hours week,normal hours' },
  { id: 'worksOn', label: 'Days worked', hint: 'Such as Mon-Fri, or Mon Wed Fri. Monday to Friday where it is empty', also: 'working days,work pattern,working pattern,days,pattern,work days,days of work,days of week,shift pattern,days per week,days a week' },
  { id: 'fromDay', label: 'Terms from', hint: `From when this job, pay and hours hold: ${dayHint}`, also: 'from,effective from,effective date,salary from,pay from,pay effective date,salary effective date,effective' },
  { id: 'workPlace', label: 'Work place', hint: 'Its name, as in your set-up', also: 'place,location,office,site,work location,workplace,branch,place of work,work site,office location,work address' },
  { id: 'route', label: 'Route', hint: 'Skilled Worker where it is left out', also: 'visa route,visa type,visa,category,visa category,immigration route,type of visa,permission type,immigration category,sponsorship route' },
  { id: 'certificateNumber', label: 'Certificate number', hint: 'Of the certificate of sponsorship. Kept encrypted', also: 'cos number,cos no,cos reference,cos ref,certificate of sponsorship number,certificate of sponsorship,cos,certificate reference,cos reference number,cos id,certificate no' },
  { id: 'certificateStart', label: 'Certificate start', hint: dayHint, also: 'cos start,cos start date,certificate start date,certificate starts,cos from,certificate of sponsorship start date,cos valid from' },
  { id: 'certificateEnds', label: 'Certificate end', hint: dayHint, also: 'cos end,cos end date,certificate end date,certificate ends,cos expiry,cos expiry date,certificate expiry,cos to,certificate of sponsorship end date,cos valid to' },
  { id: 'visaFrom', label: 'Visa from', hint: dayHint, also: 'visa start,visa start date,visa valid from,permission from,permission start,permission start date,visa issue date,leave from,visa issued,permission valid from' },
  { id: 'visaEnds', label: 'Visa end', hint: dayHint, also: 'visa end date,visa expiry,visa expiry date,visa expires,permission ends,visa ends,permission expiry,permission expires,permission end date,permission expiry date,visa valid until,visa valid to,brp expiry,brp expiry date,evisa expiry,evisa expiry date,leave expiry,leave to remain expiry,visa expiration,visa expiration date,permission valid until,work permit expiry' },
  { id: 'startedOn', label: 'First day at work', hint: dayHint, also: 'start date,started,started on,hire date,date of joining,joined,date joined,joining date,first day,employment start date,date started,date of hire,commencement date,employment start,continuous service date,original hire date,start,doj,date of commencement,contract start date,contract start' },
  { id: 'sponsorshipEndedOn', label: 'Sponsorship ended', hint: dayHint, also: 'sponsorship end,sponsorship ended on,sponsorship end date,end of sponsorship' },
  { id: 'employmentEndedOn', label: 'Employment ended', hint: dayHint, also: 'leaving date,last day,end date,employment end,left,leave date,date left,termination date,date of leaving,leaver date,employment end date,last working day,last day of employment' },
  { id: 'salaryOption', label: 'Salary option', hint: 'One letter of the rules, such as A', also: 'option,salary option letter' },
  { id: 'passport', label: 'Passport number', hint: 'Kept encrypted', also: 'passport,passport no' },
  { id: 'nationalInsurance', label: 'National Insurance number', hint: 'Such as QQ 12 34 56 C. Kept encrypted', also: 'ni number,nino,ni,national insurance,ni no,national insurance no,nat ins no,nat ins number,nin' },
  { id: 'birthDate', label: 'Date of birth', hint: `${dayHint}. Kept encrypted`, also: 'birth date,dob,birthday,d o b,birthdate,born' },
  { id: 'email', label: 'Email', hint: 'Kept encrypted', also: 'email address,personal email,e mail,work email,e mail address,personal email address,work email address,mail' },
  { id: 'telephone', label: 'Telephone', hint: 'Kept encrypted', also: 'phone,mobile,phone number,telephone number,mobile number,mobile phone,contact number,tel,telephone no,phone no,mobile no,mobile phone number,home phone,personal phone' },
  { id: 'address', label: 'Address', hint: 'Kept encrypted', also: 'home address,uk address,full address,residential address,address line 1,postal address' },
  { id: 'checkMethod', label: 'Right to work check', hint: 'Manual, share code, or digital', also: 'rtw method,rtw check,right to work method,check method,rtw check type,right to work check type,method,rtw check method,right to work check method,rtw type,rtw' },
  { id: 'checkedOn', label: 'Right to work checked on', hint: dayHint, also: 'rtw date,rtw checked,right to work date,right to work check date,checked on,rtw check date,rtw checked on,right to work checked,date of rtw check,date of right to work check,rtw check completed,right to work check completed' },
  { id: 'checkerName', label: 'Right to work checked by', hint: 'Who checked', also: 'rtw checked by,checked by,checker,right to work checked by,rtw checker,rtw check by' },
  { id: 'nextCheckOn', label: 'Next right to work check', hint: dayHint, also: 'check again by,rtw expiry,next check,rtw next,follow up check,next rtw check,right to work expiry,rtw expiry date,right to work expiry date,follow up check date,rtw follow up,check again by,rtw review date,right to work review date,next check due' },
] as const satisfies readonly ImportColumn[];

// biome-ignore format: a table is read by its columns
const absences = [
  { id: 'reference', label: 'Your reference', hint: 'Of a worker on record', required: true, also: 'reference,payroll number,payroll no,payroll id,employee number,employee no,employee id,employee code,emp no,emp id,staff number,staff no,staff id,works number,worker id,worker number,personnel number,person id,your number,unique id,id,ref,number,no' },
  { id: 'portwayId', label: 'Portway id', hint: 'As in the export of absences, instead of the reference', also: 'id' },
  { id: 'firstDay', label: 'First day absent', hint: dayHint, required: true, also: 'first day,from,start,start date,absent from,absence start,absence start date,leave start,leave start date,from date,date from,leave from,starts,first day of absence,start day,holiday start' },
  { id: 'lastDay', label: 'Last day absent', hint: `${dayHint}. Empty while the worker is not back`, also: 'last day,to,end,end date,until,absent until,absence end,absence end date,leave end,leave end date,to date,date to,leave to,ends,last day of absence,end day,leave until,holiday end' },
  { id: 'absencePay', label: 'Pay', hint: 'Paid, reduced or unpaid; full pay, half pay, SSP, nil pay', required: true, also: 'paid,paid or unpaid,pay status,pay type,payment,paid status,pay rate,pay level,leave type,absence type,type of leave,type of absence,type,leave category,leave policy,policy,pay treatment' },
  { id: 'agreed', label: 'Agreed', hint: 'Yes or no; approved or declined', required: true, also: 'authorised,authorized,approved,permitted,status,approval,approval status,request status,decision,leave status,authorisation,is approved,absence status,authorised absence' },
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

/** Columns of which a name is made: the first alone, or the others. */
export const nameColumns = ['fullName', 'forename', 'middleName', 'surname'] as const;

export const dateOrders = ['day-first', 'month-first'] as const;
/** Which of two numbers of a day comes first: 3/4/2026 is 3 April, or 4 March. */
export type DateOrder = (typeof dateOrders)[number];
