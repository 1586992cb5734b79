import { forAnybody, forStaff, forStaffOnAll } from '../../access.ts';
import {
  after,
  byId,
  messageResponse,
  moment,
  nextPage,
  rowId,
} from '../../account/account-settings/account-fields.ts';
import { emailAddress } from '../../email-address.ts';
import { lineOfText, message } from '../enquiries/enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

const tag = 'Staff desk';

/** The home page shows this many, or none. */
export const testimonialsShown = 3;

const maxQuote = 300;

const wordFields = {
  quote: lineOfText('Write what they said.', maxQuote).describe('Their words, on one line.'),
  name: lineOfText('Write the name of the person who said it.', 100),
  role: lineOfText('Write their job title.', 100),
  organisation: lineOfText('Write the organisation they speak for.', 100),
};

/** What staff write; also checks each field in the browser. */
export const testimonialFields = z.strictObject({
  ...wordFields,
  email: emailAddress.describe('Theirs, for the team alone: by it they are asked again, and erased.'),
  evidence: message('Write where they agreed to this.').describe('For the team alone.'),
});

const version = z.int().min(1).describe('Of the testimonial that you saw: refused if it was changed since.');

const example = z
  .boolean()
  .describe('Made up by the demo. It cannot be changed, and is deleted with `npm run admin -- forget-demo`.');

const head = {
  id: rowId,
  quote: z.string(),
  name: z.string(),
  role: z.string(),
  organisation: z.string(),
  example,
  changedAt: moment,
  confirmed: z
    .object({ at: moment, by: z.string().nullable().describe('Null when that account is gone.') })
    .nullable()
    .describe('Who said, and when, that it is real and that the person agreed to be named.'),
  shown: z.boolean().describe('Whether the home page shows it now.'),
};

export const testimonialsOperation = defineOperation({
  id: 'listTestimonials',
  method: 'GET',
  path: '/api/desk/testimonials',
  tag,
  access: forStaff,
  summary: 'What clients said of us, the newest first, confirmed or not.',
  request: z.strictObject({ after }).meta({ id: 'TestimonialSearch' }),
  response: z
    .object({
      testimonials: z.array(z.object(head)).readonly(),
      next: nextPage,
      confirmed: z.int().describe(`The home page shows the newest ${testimonialsShown} once so many are.`),
    })
    .meta({ id: 'Testimonials' }),
});

export const testimonialOperation = defineOperation({
  id: 'showTestimonial',
  method: 'GET',
  path: '/api/desk/testimonials/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'What one client said of us, and where they agreed to it.',
  parameters: byId,
  response: z
    .object({ ...head, email: z.string(), evidence: z.string(), version: z.int() })
    .meta({ id: 'TestimonialWhole' }),
});

const savedTestimonial = z
  .object({ message: z.string(), id: rowId, version: z.int() })
  .meta({ id: 'TestimonialSaved' });

export const addTestimonialOperation = defineOperation({
  id: 'addTestimonial',
  method: 'POST',
  path: '/api/desk/testimonials',
  tag,
  access: forStaff,
  summary: 'Keeps what a client said. Nobody sees it until it is confirmed.',
  creates: true,
  location: ({ id }) => `/api/desk/testimonials/${id}`,
  request: testimonialFields.meta({ id: 'TestimonialFields' }),
  response: savedTestimonial,
});

export const saveTestimonialOperation = defineOperation({
  id: 'saveTestimonial',
  method: 'PUT',
  path: '/api/desk/testimonials/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'Changes a testimonial. With other words or another name it has to be confirmed again.',
  parameters: byId,
  request: testimonialFields.extend({ version }).meta({ id: 'TestimonialChanged' }),
  response: savedTestimonial,
});

export const deleteTestimonialOperation = defineOperation({
  id: 'deleteTestimonial',
  method: 'DELETE',
  path: '/api/desk/testimonials/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'Deletes a testimonial for good, from the home page too.',
  parameters: byId,
  response: messageResponse,
});

export const confirmTestimonialOperation = defineOperation({
  id: 'confirmTestimonial',
  method: 'POST',
  path: '/api/desk/testimonials/{id}/confirm',
  tag,
  access: forStaffOnAll,
  summary: 'Says that a testimonial is real, and that the person agreed to be named on the site.',
  parameters: byId,
  request: z
    .strictObject({
      version,
      real: z.literal(true, 'Confirm that these are their words.'),
      agreed: z.literal(true, 'Confirm that they agreed to be named.'),
    })
    .meta({ id: 'TestimonialConfirmation' }),
  response: messageResponse,
});

export const unconfirmTestimonialOperation = defineOperation({
  id: 'unconfirmTestimonial',
  method: 'POST',
  path: '/api/desk/testimonials/{id}/unconfirm',
  tag,
  access: forStaffOnAll,
  summary: 'Takes back that a testimonial was confirmed: nobody sees it then.',
  parameters: byId,
  response: messageResponse,
});

export const publishedTestimonialsOperation = defineOperation({
  id: 'listPublishedTestimonials',
  method: 'GET',
  path: '/api/testimonials',
  tag: 'Testimonials',
  access: forAnybody,
  summary: `What clients said of us: the ${testimonialsShown} confirmed last, or none while there are fewer.`,
  response: z
    .object({
      testimonials: z
        .array(
          z.object({
            quote: z.string(),
            name: z.string(),
            role: z.string(),
            organisation: z.string(),
            example,
          }),
        )
        .readonly(),
    })
    .meta({ id: 'PublishedTestimonials' }),
});

export const testimonialOperations = {
  publishedTestimonialsOperation,
  testimonialsOperation,
  testimonialOperation,
  addTestimonialOperation,
  saveTestimonialOperation,
  deleteTestimonialOperation,
  confirmTestimonialOperation,
  unconfirmTestimonialOperation,
} as const;
