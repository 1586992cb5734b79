import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  addTestimonialOperation,
  confirmTestimonialOperation,
  deleteTestimonialOperation,
  saveTestimonialOperation,
  testimonialFields,
  testimonialOperation,
  unconfirmTestimonialOperation,
} from '@portway/contracts/site/testimonials/testimonials';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, redirect, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { useFreshHeading } from '../../../kit/frame/fresh-heading.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Route } from './+types/testimonial.ts';
import { StateTag } from './state-tag.tsx';
import { confirmedInWords, type WholeTestimonial } from './testimonial-words.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Testimonial', description: 'What a client said of us.', index: false });

/** `new` in place of an id is one that is not stored yet. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.testimonial;
  if (id === 'new') return undefined;
  return await submit(testimonialOperation, undefined, { fetch: asMe(request), parameters: { id } });
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: params.testimonial };
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
        <p className="mt-3 flex flex-wrap gap-2">
          <StateTag one={testimonial} />
        </p>
      )}
      <div className="staff-page">
        <div>
          <Panel title="What they said">
            {testimonial?.example ? (
              <ExampleWords testimonial={testimonial} />
            ) : (
              <TestimonialForm key={testimonial?.id ?? 'new'} testimonial={testimonial} />
            )}
          </Panel>
        </div>
        <div>
          {testimonial === undefined ? (
            <Panel title="Confirm">
              <p className="text-ink-2">Save it first. Then you or a colleague can confirm it.</p>
            </Panel>
          ) : (
            <>
              {!testimonial.example && <ConfirmPanel testimonial={testimonial} />}
              <DeletePanel />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** What the demo made up: to read, and to delete. */
function ExampleWords({
  testimonial: { quote, name, role, organisation },
}: {
  testimonial: WholeTestimonial;
}) {
  return (
    <>
      <blockquote className="wrap-anywhere">“{quote}”</blockquote>
      <p className="mt-2 text-ink-2 wrap-anywhere">
        {name}, {role}, {organisation}
      </p>
      <p className="mt-4 text-15">
        It came with the demo, and is marked as an example wherever it is shown. Delete it, and add what a
        client really said.
      </p>
    </>
  );
}

/** The second step: somebody says that it is real, and that the person agreed to be named. */
function ConfirmPanel({ testimonial }: { testimonial: WholeTestimonial }) {
  const { confirmed, version, quote, name, role, organisation, evidence } = testimonial;
  const { send, sending, formState } = useAction();
  return (
    <Panel title="Confirm">
      <div className="flex flex-col items-start gap-3">
        {confirmed === null ? (
          <>
            <p className="text-15">Nobody sees it until someone confirms that it is real.</p>
            <ConfirmButton
              button="Confirm it"
              look="primary"
              title="Is it real, and may we name them?"
              yes="Yes, both are true"
              onYes={() => sending || send(actionForm('confirm', { version: `${version}` }))}
            >
              <p className="wrap-anywhere">
                “{quote}” {name}, {role}, {organisation}
              </p>
              <p>
                You say that these are their own words, and that they agreed to be named on our site. Your
                name and the time are kept.
              </p>
              <p className="as-written">Where they agreed: {evidence}</p>
            </ConfirmButton>
          </>
        ) : (
          <>
            <p className="text-15">{confirmedInWords(testimonial)}.</p>
            <p className="text-15 text-ink-2">
              With another quote, name, job title or organisation it has to be confirmed again.
            </p>
            <BusyButton
              type="button"
              look="outline"
              sending={sending}
              onClick={() => sending || send(actionForm('unconfirm'))}
            >
              Take the confirmation back
            </BusyButton>
          </>
        )}
        <StatusMessage state={formState} />
      </div>
    </Panel>
  );
}

/** Deletes it for good, after a question. */
function DeletePanel() {
  const { send, formState } = useAction();
  return (
    <Panel title="Delete">
      <ConfirmButton
        button="Delete the testimonial"
        title="Delete this testimonial?"
        yes="Delete it"
        onYes={() => send(actionForm('delete'))}
      >
        <p>It is gone for good, from the home page too.</p>
      </ConfirmButton>
      <StatusMessage state={formState} />
    </Panel>
  );
}

/** The fields of a testimonial: what everybody would see, and what the team alone does. */
function TestimonialForm({ testimonial }: { testimonial: WholeTestimonial | undefined }) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const isNew = testimonial === undefined;
  return (
    <ActionForm<ResponseOf<typeof saveTestimonialOperation>>
      intent={isNew ? 'add' : 'save'}
      schemas={testimonialFields.shape}
      button={isNew ? 'Save the testimonial' : 'Save the changes'}
      onSuccess={({ id }) => {
        if (isNew) void navigate(`/staff/testimonials/${id}`, { replace: true });
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="version" value={testimonial?.version ?? ''} />
          <input type="hidden" name="key" value={key} />
          <LinesField
            {...field('quote')}
            label="Quote"
            hint="Their own words, without quotation marks."
            rows={4}
            defaultValue={testimonial?.quote ?? ''}
          />
          <TextField {...field('name')} label="Name" defaultValue={testimonial?.name ?? ''} />
          <TextField {...field('role')} label="Job title" defaultValue={testimonial?.role ?? ''} />
          <TextField
            {...field('organisation')}
            label="Organisation"
            defaultValue={testimonial?.organisation ?? ''}
          />
          <TextField
            {...field('email')}
            label="Their email address"
            hint="For the team alone: to ask them again, and to delete this with their account."
            type="email"
            inputMode="email"
            defaultValue={testimonial?.email ?? ''}
          />
          <LinesField
            {...field('evidence')}
            label="Where they agreed to it"
            hint="For the team alone, such as “Email to Sam, 3 November 2026”."
            rows={3}
            defaultValue={testimonial?.evidence ?? ''}
          />
        </>
      )}
    </ActionForm>
  );
}
