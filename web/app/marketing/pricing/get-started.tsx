import { Mail } from 'lucide-react';
import { operator } from '../../text/operator.ts';
import type { Plan } from '../../text/plans.ts';
import { Card } from '../../ui/card.tsx';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { ExampleTag } from '../parts/example-tag.tsx';

/** Where a price is asked for: a plan that was chosen above is named. */
export function GetStarted({ plan }: { plan: Plan | undefined }) {
  const subject = plan === undefined ? 'A price' : `A price for the ${plan.name}`;
  return (
    <section aria-labelledby="get-started" className="bg-sand/50 py-section">
      <div className="page-width grid items-start gap-8 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <Eyebrow>{plan === undefined ? 'Ask for a price' : plan.name}</Eyebrow>
          <h2 id="get-started" className="mt-3 text-36">
            Get Started Now
          </h2>
          <p className="mt-3 max-w-measure text-ink-2">
            Tell us how large you are, how many people you mean to sponsor, and from when. You get a price in
            writing, in pounds or euros, with what it holds from which day. Asking binds you to nothing.
          </p>
        </div>
        <Card>
          <h3 className="flex flex-wrap items-center gap-3 text-20">
            Write to us <ExampleTag />
          </h3>
          <p className="mt-2">
            <a
              href={`mailto:${operator.email}?subject=${encodeURIComponent(subject)}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4"
            >
              <Mail size={20} />
              {operator.email}
            </a>
          </p>
        </Card>
      </div>
    </section>
  );
}
