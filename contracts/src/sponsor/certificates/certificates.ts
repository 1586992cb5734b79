import '../../jitless.ts';
import { z } from 'zod';
import {
  forAllWorkers,
  forAllWorkersTheirs,
  forRecordKeepers,
  forRecordKeepersTheirs,
} from '../../access.ts';
import { after, byId, moment, nextPage, rowId } from '../../account/account-settings/account-fields.ts';
import { longText } from '../../candidate/profile/profile-texts.ts';
import { day } from '../../day.ts';
import { warnings } from '../../law/calculators/outcome.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { certificateFacts } from './certificate-facts.ts';

const tag = 'Certificates of Sponsorship';

export const certificateStates = [
  ...(['draft', 'requested', 'granted', 'refused', 'assigned', 'used', 'lapsed', 'withdrawn'] as const),
] as const;
export type CertificateState = (typeof certificateStates)[number];

const certificateState = z
  .object({ words: z.string(), until: z.string().nullable(), daysLeft: z.int().nullable() })
  .describe('By when what comes next; counted today.')
  .meta({ id: 'CertificateNextDay' });

const certificateRow = z
  .object({
    id: rowId,
    worker: z.object({ id: rowId, name: z.string() }).nullable(),
    kind: z.enum(['defined', 'undefined']),
    state: z.enum(certificateStates),
    jobTitle: z.string().nullable(),
    numberTail: z.string().nullable().describe('The last three characters of its number.'),
    standing: certificateState,
  })
  .meta({ id: 'CertificateRow' });
export type CertificateRow = z.output<typeof certificateRow>;

const allocation = z
  .object({
    fromDay: z.string(),
    toDay: z.string(),
    allocated: z.int(),
    assigned: z.int(),
    left: z.int(),
    askFrom: z.string().nullable(),
    answeredBy: z
      .string()
      .nullable()
      .describe('By when an answer can be expected if more is asked for on the first day.'),
  })
  .meta({ id: 'CertificateAllocation' });
export type CertificateAllocation = z.output<typeof allocation>;

const field = z.object({
  id: z.string(),
  label: z.string(),
  value: z.string().nullable(),
  from: z.enum(['certificate', 'worker']).describe('worker: copied from the worker’s sealed record.'),
  source: z
    .enum(['record', 'typed'])
    .nullable()
    .describe('record: as on the worker’s record today. Null where there is no value.'),
});
export type CertificateFieldShown = z.output<typeof field>;

const payOption = z.object({
  option: z.string(),
  title: z.string(),
  requiredPence: z.int().nullable(),
  shortByPence: z
    .int()
    .nullable()
    .describe('0 where the pay meets it. Whether the option is open to the worker is not asked.'),
});

export const certificate = certificateRow
  .extend({
    version: z.int(),
    facts: certificateFacts,
    requestedOn: z.string().nullable(),
    grantedOn: z.string().nullable(),
    assignedOn: z.string().nullable(),
    usedOn: z.string().nullable(),
    closedOn: z.string().nullable(),
    rulesOf: z.string().describe('The day whose rules are used.'),
    notPossible: z
      .string()
      .nullable()
      .describe('Why such a certificate cannot be prepared; null where it can.'),
    sheet: z.array(field),
    explanations: z.array(field),
    pay: z.array(payOption),
    feePence: z.int().nullable(),
    chargePence: z.int().nullable(),
    chargeWords: z.string().nullable(),
    warnings: warnings.describe('What to know before it is assigned, or relied on.'),
    nextStates: z.array(z.enum(certificateStates)),
    notes: z.array(z.object({ words: z.string(), by: z.string(), at: moment })),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.output<typeof certificate>;

const version = z
  .int('Say which version you saw.')
  .min(1, 'Say which version you saw.')
  .max(1_000_000_000, 'Say which version you saw.');

export const listCertificatesOperation = defineOperation({
  id: 'listCertificates',
  method: 'GET',
  path: '/api/sponsor/certificates',
  tag,
  access: forAllWorkers,
  summary: 'Your certificates, the newest first, and what is left of this year’s allocation.',
  request: z.strictObject({ after }).meta({ id: 'CertificatesQuery' }),
  response: z
    .object({ certificates: z.array(certificateRow), next: nextPage, allocation: allocation.nullable() })
    .meta({ id: 'Certificates' }),
});

export const saveAllocationOperation = defineOperation({
  id: 'saveCertificateAllocation',
  method: 'PUT',
  path: '/api/sponsor/certificates/allocation',
  tag,
  access: forRecordKeepers,
  summary: 'Records how many undefined certificates you were allocated, from which day.',
  request: z
    .strictObject({
      fromDay: day,
      allocated: z
        .int('Enter a whole number.')
        .min(0, 'Enter 0 or more.')
        .max(100_000, 'Enter at most 100,000.'),
    })
    .meta({ id: 'SaveCertificateAllocation' }),
  response: allocation,
});

export const addCertificateOperation = defineOperation({
  id: 'addCertificate',
  method: 'POST',
  path: '/api/sponsor/certificates',
  tag,
  access: forRecordKeepers,
  creates: true,
  location: ({ id }) => `/api/sponsor/certificates/${id}`,
  summary: 'Begins a certificate, with what is on record of its worker.',
  request: z
    .strictObject({
      worker: rowId.nullable(),
      location: z.enum(['inside', 'outside'], 'Choose where the worker applies from.'),
    })
    .meta({ id: 'AddCertificate' }),
  response: certificate,
});

export const showCertificateOperation = defineOperation({
  id: 'showCertificate',
  method: 'GET',
  path: '/api/sponsor/certificates/{id}',
  tag,
  access: forAllWorkersTheirs,
  parameters: byId,
  summary:
    'One certificate: each field with the rules beside it, the pay against every option, fee and charge.',
  response: certificate,
});

export const saveCertificateOperation = defineOperation({
  id: 'saveCertificate',
  method: 'PUT',
  path: '/api/sponsor/certificates/{id}',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Saves what is filled in, until the certificate is assigned.',
  request: z.strictObject({ version, facts: certificateFacts }).meta({ id: 'SaveCertificate' }),
  response: certificate,
});

export const moveCertificateOperation = defineOperation({
  id: 'moveCertificate',
  method: 'POST',
  path: '/api/sponsor/certificates/{id}/state',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary:
    'Records what happened to a certificate, and on which day. It changes nothing in the Home Office’s system.',
  request: z
    .strictObject({
      version,
      to: z.enum(certificateStates, 'Choose what happened.'),
      on: day,
      number: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9]{5,40}$/, 'Enter the letters and digits of the certificate’s number.')
        .optional()
        .describe('Needed where it is assigned. It is kept encrypted, and is on one certificate only.'),
      overAllocation: longText(500)
        .optional()
        .describe('Why it is assigned although the allocation on record is used up. It is kept as a note.'),
    })
    .meta({ id: 'MoveCertificate' }),
  response: certificate,
});

export const noteCertificateOperation = defineOperation({
  id: 'noteCertificate',
  method: 'POST',
  path: '/api/sponsor/certificates/{id}/notes',
  limit: costly.note,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Keeps a note with a certificate.',
  request: z
    .strictObject({
      words: z
        .string('Write a note.')
        .trim()
        .min(1, 'Write a note.')
        .max(2000, 'Use up to 2,000 characters.'),
    })
    .meta({ id: 'NoteCertificate' }),
  response: certificate,
});

export const certificateMistakes = [
  ...(['salary', 'hours', 'dates', 'one-mistyped-detail', 'missing-explanation'] as const),
  ...(['code-or-description', 'route', 'several-details'] as const),
] as const;

export const correctCertificateOperation = defineOperation({
  id: 'correctCertificate',
  method: 'POST',
  path: '/api/sponsor/certificates/{id}/correction',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Whether a sponsor note puts a mistake right, or a new certificate is needed. It records nothing.',
  request: z
    .strictObject({
      mistake: z.enum(certificateMistakes, 'Choose what is wrong.'),
      samePoints: z.boolean().optional().describe('For pay and hours: whether the points stay the same.'),
      newStart: day.optional(),
      appliedOn: day.optional(),
    })
    .meta({ id: 'CertificateMistake' }),
  response: z
    .object({
      by: z.enum(['note', 'new-certificate', 'not-known']),
      because: z.string(),
    })
    .meta({ id: 'CertificateCorrection' }),
});

export const rechargeOperation = defineOperation({
  id: 'recordSkillsChargeRecharged',
  method: 'POST',
  path: '/api/sponsor/certificates/{id}/recharge',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Records that the skills charge or the fee was taken from the worker. It cannot be planned.',
  description:
    'It is recorded as something that happened to the worker, once, and raises one thing to look at.',
  request: z
    .strictObject({
      on: day,
      what: z.enum(['skills-charge', 'certificate-fee'], 'Choose what was taken.').default('skills-charge'),
    })
    .meta({ id: 'RecordRecharge' }),
  response: certificate,
});

export const certificateOperations = {
  listCertificatesOperation,
  saveAllocationOperation,
  addCertificateOperation,
  showCertificateOperation,
  saveCertificateOperation,
  moveCertificateOperation,
  noteCertificateOperation,
  correctCertificateOperation,
  rechargeOperation,
} as const;
