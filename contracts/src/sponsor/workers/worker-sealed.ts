import '../../jitless.ts';
import { z } from 'zod';
import { forRecordKeepersTheirs } from '../../access.ts';
import { byId, messageResponse } from '../../account/account-settings/account-fields.ts';
import { lineOrNothing } from '../../candidate/profile/profile-texts.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { sealedFields } from './worker-page.ts';

const tag = 'Sponsored workers';

/** How long a page shows what was unsealed. */
export const sealedShownMinutes = 5;

export const sealedValues = z
  .strictObject({
    passport: lineOrNothing(40),
    'national-insurance': lineOrNothing(20),
    'certificate-number': lineOrNothing(40),
    'birth-date': day.nullable(),
    address: lineOrNothing(300),
    email: lineOrNothing(254),
    telephone: lineOrNothing(40),
  })
  .partial()
  .meta({ id: 'WorkerSealedValues' });
export type SealedValues = z.output<typeof sealedValues>;

export const saveSealedOperation = defineOperation({
  id: 'saveWorkerSealed',
  method: 'PUT',
  path: '/api/sponsor/workers/{id}/sealed',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary:
    'Records passport, National Insurance and certificate number, date of birth and contact details, encrypted.',
  description: 'A field that is left out stays as it is; null removes it.',
  request: sealedValues,
  response: messageResponse,
});

export const showSealedOperation = defineOperation({
  id: 'showWorkerSealed',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/sealed/look',
  limit: costly.sealedLook,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Shows the sealed facts of a worker, after a recent log-in. Who looked, and when, is recorded.',
  response: z
    .object({
      message: z.string(),
      values: z.array(z.object({ field: z.enum(sealedFields), value: z.string() })),
    })
    .meta({ id: 'WorkerSealedShown' }),
});
