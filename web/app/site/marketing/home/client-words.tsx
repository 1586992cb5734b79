import { Section } from '../../../ui/section.tsx';
import { ExampleTag } from '../parts/example-tag.tsx';
import { type Testimonial, testimonials } from '../testimonials.ts';

const { confirmed, clients } = testimonials;

const lead = confirmed
  ? 'In their own words.'
  : 'Examples. Our clients’ own words will appear here once they agree to be named.';

/** Testimonials, or examples of them. */
export function ClientWords() {
  return (
    <Section id="clients" eyebrow="Clients" title="What our clients say" lead={lead}>
      <div className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {clients.map((client) => (
          <ClientCard key={client.name} {...client} />
        ))}
      </div>
    </Section>
  );
}

function ClientCard({ name, jobTitle, quote }: Testimonial) {
  const initials = name.replace(/(\w)\S*\s*/g, '$1');
  return (
    <figure className="client flex flex-col rounded-28 border border-line bg-card p-6 shadow-soft sm:p-8">
      <blockquote className="text-20">{quote}</blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-3 pt-6">
        <span aria-hidden className="initials">
          {initials}
        </span>
        <span className="grow text-14 text-ink-2">
          <b>{name}</b>
          {jobTitle}
        </span>
        <ExampleTag confirmed={confirmed} />
      </figcaption>
    </figure>
  );
}
