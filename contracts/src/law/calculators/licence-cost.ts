import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { calendarDay, licenceType, sponsorSize } from '../../request-fields.ts';
import { needsFacts, noLaw, notApplicable, pence, warnings, workingFields } from './outcome.ts';

const request = z
  .strictObject({
    appliedOn: calendarDay.describe('The day of the licence application.'),
    licenceType,
    sponsorSize,
    priority: z.boolean().describe('Whether the pre-licence priority service is paid for.'),
    alreadyHolds: z
      .enum(['worker', 'temporary'])
      .optional()
      .describe('The licence the sponsor already has, if it is adding to it.'),
  })
  .meta({ id: 'LicenceCostRequest' });

const costAnswer = z.object({
  status: z.literal('answered'),
  licenceFeePence: pence,
  priorityFeePence: pence,
  totalPence: pence,
  warnings,
  ...workingFields,
});

const response = z
  .discriminatedUnion('status', [costAnswer, notApplicable, needsFacts, noLaw])
  .meta({ id: 'LicenceCost' });

/** What a sponsor licence application costs on the day it is made. */
export const licenceCostOperation = defineOperation({
  id: 'estimateLicenceCost',
  method: 'POST',
  path: '/api/estimates/licence-cost',
  access: forAnybody,
  tag: 'Estimates',
  summary: 'What a sponsor licence application costs on the day it is made.',
  request,
  response,
});
