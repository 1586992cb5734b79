import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import {
  calendarDay,
  lengthFields,
  location,
  occupationCode,
  readLength,
  sponsorSize,
} from '../../request-fields.ts';
import { needsFacts, noLaw, notApplicable, pence, workingFields } from './outcome.ts';
import { workerFields } from './worker-fields.ts';

const request = z
  .strictObject({
    assignedOn: calendarDay.describe('The day the certificate is assigned.'),
    sponsorSize,
    ...lengthFields,
    location,
    occupationCode: occupationCode.optional().describe('Some occupation codes carry no charge.'),
    switchingFromStudent: z
      .boolean()
      .optional()
      .describe(
        'Whether the worker switches inside the UK directly from Student. Needed inside the UK, unless extension or studentSwitch says it.',
      ),
    extension: z
      .boolean()
      .optional()
      .describe(
        'Whether the worker holds Skilled Worker now and extends after a switch from Student: no charge, unless switchingFromStudent says that there was no such switch.',
      ),
    studentSwitch: workerFields.studentSwitch,
  })
  .meta({ id: 'SkillsChargeRequest' })
  .transform(({ months, startsOn, endsOn, ...facts }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const length = readLength({ months, startsOn, endsOn }, complain);
    if (!length && !startsOn && !endsOn) complain('months', 'Enter months, or startsOn and endsOn.');
    return { ...facts, length };
  });

const response = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('answered'), amountPence: pence, ...workingFields }),
    notApplicable.extend({ amountPence: z.literal(0).describe('Nothing is due.') }),
    needsFacts,
    noLaw,
  ])
  .meta({ id: 'SkillsCharge' });

/** The Immigration Skills Charge of one certificate. */
export const skillsChargeOperation = defineOperation({
  id: 'estimateSkillsCharge',
  method: 'POST',
  path: '/api/estimates/skills-charge',
  access: forAnybody,
  tag: 'Estimates',
  summary: 'The Immigration Skills Charge of one certificate, or why there is none.',
  request,
  response,
});
