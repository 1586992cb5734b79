import '../../jitless.ts';
import { z } from 'zod';
import { forAdmins } from '../../access.ts';
import { nations } from '../../candidate/jobs/job-choices.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText, optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import { messageResponse } from '../account-settings/account-fields.ts';

export const maxOffices = 20;

/** The fields of one office, as they are typed. */
export const officeFields = {
  town: lineOfText('Enter the town or city.', 80),
  nation: z.enum(nations, 'Choose a nation from the list.'),
  address: optionalLine(200).describe('Street and postcode, if candidates should see them.'),
};

/** An office as it is stored and shown. */
export const office = z
  .object({
    town: z.string(),
    nation: z.enum(nations),
    address: z.string().nullable(),
    head: z.boolean().describe('Whether it is the head office. One is.'),
  })
  .meta({ id: 'Office' });
export type Office = z.output<typeof office>;
export const offices = z.array(office);

export const saveOfficesOperation = defineOperation({
  id: 'saveOffices',
  method: 'PUT',
  path: '/api/organisation/offices',
  tag: 'Organisation',
  access: forAdmins,
  summary: 'Saves all offices of the organisation, in place of those before.',
  description:
    'They are on the company’s public page. Where none is the head office, the first one becomes it.',
  request: z
    .strictObject({
      offices: z
        .array(z.strictObject({ ...officeFields, head: z.boolean().default(false) }), 'Send a list.')
        .max(maxOffices, `Enter at most ${maxOffices} offices.`)
        .refine((all) => all.filter(({ head }) => head).length <= 1, 'Only one can be the head office.'),
    })
    .meta({ id: 'Offices' }),
  response: messageResponse,
});
