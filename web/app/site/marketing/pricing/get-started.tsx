import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import type { FormState } from '../../../kit/forms/form-state.ts';
import type { Plan } from '../../../text/plans.ts';
import { Card } from '../../../ui/card.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { PricingForm } from '../forms/pricing-form.tsx';

interface GetStartedProps {
  plan: Plan | undefined;
  formState: FormState;
  constraints: HtmlConstraints;
}

/** Form to request a price, with the plan chosen above preselected. */
export function GetStarted({ plan, formState, constraints }: GetStartedProps) {
  return (
    <section aria-labelledby="get-started" className="bg-sand/50 py-section">
      <div className="page-width grid items-start gap-8 lg:grid-cols-2">
        <div>
          <Eyebrow>{plan === undefined ? 'Ask for a price' : plan.name}</Eyebrow>
          <h2 id="get-started" className="mt-3 text-36">
            Get Started Now
          </h2>
          <p className="mt-3 max-w-measure text-ink-2">
            Either button sends us your name, address and plan, and we will reply by email. “Contact Sales”
            asks for a price in writing, in pounds or euros. “Start Free Trial” does not start anything by
            itself. Our reply says what you can try now, and what is not yet open. Asking costs nothing and
            commits you to nothing.
          </p>
        </div>
        <Card>
          <PricingForm formState={formState} plan={plan?.id ?? ''} constraints={constraints} />
        </Card>
      </div>
    </section>
  );
}
