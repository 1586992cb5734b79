import type { AccessRows } from '../../../testing/access/access-rows.ts';

const fields = {
  quote: 'We knew what it would cost before we wrote the offer.',
  name: 'Priya Raman',
  role: 'Head of People',
  organisation: 'Wexcombe Avionics',
  email: 'priya@example.com',
  evidence: 'Her e-mail of 3 November 2026.',
};

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listPublishedTestimonials: {},
  listTestimonials: {},
  showTestimonial: { id: (cast, whose) => cast.testimonial(whose) },
  addTestimonial: { body: fields },
  saveTestimonial: { body: { ...fields, version: 1 }, id: (cast, whose) => cast.testimonial(whose) },
  deleteTestimonial: { id: (cast, whose) => cast.testimonial(whose) },
  confirmTestimonial: {
    body: { version: 1, real: true, agreed: true },
    id: (cast, whose) => cast.testimonial(whose),
  },
  unconfirmTestimonial: { id: (cast, whose) => cast.testimonial(whose) },
};
