export interface Testimonial {
  readonly name: string;
  readonly jobTitle: string;
  readonly quote: string;
}

/**
 * What clients say of the operator: the operator's own content. These are placeholders until real clients
 * have agreed to be quoted by name; while `confirmed` is false, each card is marked as an example.
 */
export const testimonials: {
  readonly confirmed: boolean;
  readonly clients: readonly [Testimonial, Testimonial, Testimonial];
} = {
  confirmed: false,
  clients: [
    {
      name: 'Amara Example',
      jobTitle: 'Head of People',
      quote: 'I could see which rule each fee came from, and send that page to our finance team.',
    },
    {
      name: 'Tom Sample',
      jobTitle: 'Operations Director',
      quote: 'The list of documents was clear. We knew what was missing before we applied.',
    },
    {
      name: 'Priya Specimen',
      jobTitle: 'Backend engineer',
      quote: 'I knew what the job had to pay, and what my family would need, before I said yes.',
    },
  ],
};
