import { noted, parameter, since } from '../kernel/index.ts';
import { checkSponsorAWorker, govSponsorEmployers, govSponsorSkilledWorker } from '../sources/index.ts';

/** A case in which a field or an explanation is needed. */
export type CertificateCase =
  | 'several-places'
  | 'new-entrant'
  | 'client-contract'
  | 'registration'
  | 'maintenance'
  | 'other-salary-option'
  | 'transitional-skill'
  | 'care'
  | 'health-and-care'
  | 'nurse-before-registration'
  | 'no-atas-although-likely'
  | 'varying-hours';

/** Something to fill in or explain; `when` names the case, and without it everybody needs it. */
export interface CertificateField {
  readonly id: string;
  readonly label: string;
  readonly when?: CertificateCase;
}

const older =
  'Read in the guidance of 22 July 2025. That of 8 April 2026 followed it, and was not read in full: to be confirmed on GOV.UK.';

/** The fields of a certificate. */
export const certificateFields = parameter<readonly CertificateField[]>({
  id: 'certificate.fields',
  title: 'What is filled in on a certificate',
  governedBy: 'assignedOn',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since<readonly CertificateField[]>(
        '2025-07-22',
        [
          { id: 'route', label: 'Route: Skilled Worker' },
          { id: 'category', label: 'Category (undefined: seven, by present status and skills charge)' },
          { id: 'family-name', label: 'Family name' },
          { id: 'given-names', label: 'Given names' },
          { id: 'date-of-birth', label: 'Date of birth' },
          { id: 'nationality', label: 'Nationality' },
          { id: 'passport', label: 'Passport details' },
          { id: 'contact-details', label: 'Contact details of the worker' },
          { id: 'start-date', label: 'Start date of the employment' },
          { id: 'end-date', label: 'End date' },
          { id: 'weekly-hours', label: 'Hours a week (average if they vary)' },
          { id: 'main-work-address', label: 'Main work address' },
          { id: 'other-work-addresses', label: 'Other regular addresses', when: 'several-places' },
          { id: 'agent', label: 'Whether an agent found the worker, and its details' },
          { id: 'job-title', label: 'Job title' },
          { id: 'occupation-code', label: 'Occupation code (SOC 2020), “Job type”' },
          {
            id: 'job-description',
            label: 'Summary of job description: main duties and required explanations',
          },
          { id: 'new-entrant', label: 'New entrant, and why', when: 'new-entrant' },
          {
            id: 'salary',
            label: 'Gross salary, no bonuses or allowances unless a transitional rule counts them',
          },
          {
            id: 'client-contract',
            label: 'Client contract: client name and address, duration, deliverables',
            when: 'client-contract',
          },
          { id: 'eligible-code', label: 'That the code is eligible' },
          { id: 'listed-job', label: 'Immigration Salary List or Temporary Shortage List' },
          { id: 'registration', label: 'Professional registration where the law asks', when: 'registration' },
          {
            id: 'maintenance',
            label: 'Certify maintenance, and for dependants (A-rated only)',
            when: 'maintenance',
          },
          { id: 'atas', label: 'Whether an ATAS certificate is needed, with a short reason if not' },
          { id: 'paye-reference', label: 'PAYE reference, or why none' },
        ],
        'single-source',
        govSponsorSkilledWorker,
      ),
      older,
    ),
  ],
});

/** What is explained in the summary of the job. */
export const certificateExplanations = parameter<readonly CertificateField[]>({
  id: 'certificate.explanations',
  title: 'What is explained on a certificate',
  governedBy: 'assignedOn',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since<readonly CertificateField[]>(
        '2025-07-22',
        [
          {
            id: 'explain-salary-option',
            label: 'Which option and why, where not A or K',
            when: 'other-salary-option',
          },
          {
            id: 'explain-new-entrant',
            label: 'New entrant by age, for a defined certificate: name, birth date, nationality',
            when: 'new-entrant',
          },
          {
            id: 'explain-transitional-skill',
            label:
              'Below degree level by transitional rule: statement, name, nationality, birth date, last certificate number',
            when: 'transitional-skill',
          },
          {
            id: 'explain-care',
            label: 'Care codes 6135, 6136: workplaces, regulator number, how the status rule is met',
            when: 'care',
          },
          {
            id: 'explain-health-care',
            label:
              'Health and Care visa: why it fits; contract with the NHS for private bodies; tell the worker',
            when: 'health-and-care',
          },
          {
            id: 'explain-nurse',
            label:
              'Nurse or midwife before registration: dates of test and of starting registered work, promise to stop after 8 months',
            when: 'nurse-before-registration',
          },
          {
            id: 'explain-atas',
            label: 'No ATAS although sponsor, code and nationality point to it: short note',
            when: 'no-atas-although-likely',
          },
          { id: 'explain-hours', label: 'Varying hours: the pattern', when: 'varying-hours' },
        ],
        'single-source',
        govSponsorSkilledWorker,
        govSponsorEmployers,
      ),
      older,
    ),
  ],
});
