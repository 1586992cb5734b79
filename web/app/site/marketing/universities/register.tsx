import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import type { FormState } from '../../../kit/forms/form-state.ts';
import { Card } from '../../../ui/card.tsx';
import { UniversityForm } from '../forms/university-form.tsx';

const next = [
  'We reply by email, and find half an hour for your team.',
  'We show you the tools with your own cases, and help put them on your pages.',
  'You say what your students need, and we say what is open and what is not.',
];

/** Registration form for a university, and what happens next. */
export function Register({ formState, constraints }: { formState: FormState; constraints: HtmlConstraints }) {
  return (
    <section aria-labelledby="register" className="py-section">
      <div className="page-width grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="register" className="text-36">
            Register your university
          </h2>
          <p className="mt-3 max-w-measure text-ink-2">It costs nothing and commits you to nothing. Then:</p>
          <ol className="mt-6 flex max-w-measure flex-col gap-4">
            {next.map((step, place) => (
              <li key={step} className="grid grid-cols-[auto_1fr] gap-4 border-t border-line pt-4">
                <span aria-hidden className="figures font-display text-22 font-bold text-link">
                  {place + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <Card>
          <UniversityForm formState={formState} constraints={constraints} />
        </Card>
      </div>
    </section>
  );
}
