import type { ResponseOf } from '@portway/contracts/operation';
import {
  type saveTestimonialOperation,
  testimonialFields,
} from '@portway/contracts/site/testimonials/testimonials';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { WholeTestimonial } from './testimonial-words.ts';

/** The fields of a testimonial: what everybody would see, and what the team alone does. */
export function TestimonialForm({ testimonial }: { testimonial: WholeTestimonial | undefined }) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const isNew = testimonial === undefined;
  return (
    <ActionForm<ResponseOf<typeof saveTestimonialOperation>>
      intent={isNew ? 'add' : 'save'}
      schemas={testimonialFields.shape}
      button={isNew ? 'Save the testimonial' : 'Save the changes'}
      onSuccess={({ id }) => {
        if (isNew) void navigate(`/staff/testimonial?id=${id}`, { replace: true });
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
