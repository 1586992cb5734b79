import { call, submit } from '@portway/contracts/client';
import {
  addTestimonialOperation,
  confirmTestimonialOperation,
  deleteTestimonialOperation,
  saveTestimonialOperation,
  testimonialOperation,
  unconfirmTestimonialOperation,
} from '@portway/contracts/site/testimonials/testimonials';
import { ArrowLeft } from 'lucide-react';
import { Link, redirect } from 'react-router';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { useFreshHeading } from '../../../kit/frame/fresh-heading.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { queryValues } from '../query-values.ts';
import type { Route } from './+types/testimonial.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { StateTag } from './state-tag.tsx';
import { TestimonialForm } from './testimonial-form.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Testimonial', description: 'What a client said of us.', index: false });

const idIn = (request: Request) => queryValues(request, ['id']).id;

/** Without an id in the address, a new one. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = idIn(request);
  if (id === undefined) return undefined;
  return await submit(testimonialOperation, undefined, { fetch: asMe(request), parameters: { id } });
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: idIn(request) ?? '' };
  const version = Number(values.version);
  switch (intent) {
    case 'add':
      return callApi((me) =>
        submit(addTestimonialOperation, fieldsIn(values), {
          ...me,
          headers: { 'Idempotency-Key': values.key ?? '' },
        }),
      );
    case 'save':
      return callApi((me) =>
        submit(saveTestimonialOperation, { ...fieldsIn(values), version }, { ...me, parameters }),
      );
    case 'confirm':
      return callApi((me) =>
        call(confirmTestimonialOperation, { version, real: true, agreed: true }, { ...me, parameters }),
      );
    case 'unconfirm':
      return callApi((me) => call(unconfirmTestimonialOperation, undefined, { ...me, parameters }));
    default: {
      const deleted = await callApi((me) =>
        call(deleteTestimonialOperation, undefined, { ...me, parameters }),
      );
      // At once: this page would be loaded again, and is gone.
      return deleted.status === 'success' ? redirect('/staff/testimonials') : deleted;
    }
  }
}

function fieldsIn({ quote, name, role, organisation, email, evidence }: FormValues) {
  return { quote, name, role, organisation, email, evidence };
}

export default function TestimonialPage({ loaderData: testimonial }: Route.ComponentProps) {
  useFreshHeading(testimonial?.id ?? '');
  return (
    <div>
      <Link
        to="/staff/testimonials"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
      >
        <ArrowLeft size={20} aria-hidden />
        Testimonials
      </Link>
      <h1 className="mt-2 text-36 wrap-anywhere">{testimonial?.name ?? 'Add a testimonial'}</h1>
      {testimonial !== undefined && (
        <p className="mt-3">
          <StateTag one={testimonial} />
        </p>
      )}
      <div className="desk-one">
        <div>
          <Panel title="What they said">
            <TestimonialForm key={testimonial?.id ?? 'new'} testimonial={testimonial} />
          </Panel>
        </div>
        <div>
          {testimonial === undefined ? (
            <Panel title="Confirm">
              <p className="text-ink-2">Save it first. Then you or a colleague can confirm it.</p>
            </Panel>
          ) : (
            <>
              <ConfirmPanel testimonial={testimonial} />
              <DeletePanel />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
