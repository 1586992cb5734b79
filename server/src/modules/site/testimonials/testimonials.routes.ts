import {
  addTestimonialOperation,
  confirmTestimonialOperation,
  deleteTestimonialOperation,
  publishedTestimonialsOperation,
  saveTestimonialOperation,
  testimonialOperation,
  testimonialsOperation,
  unconfirmTestimonialOperation,
} from '@portway/contracts/site/testimonials/testimonials';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Testimonials } from './testimonials.service.ts';

type Deps = SignedInDeps & { readonly api: Hono<AppEnv> };

/** What clients said: for everybody the confirmed ones, for staff all of them. */
export function testimonialsRoutes(on: Deps, testimonials: Testimonials): void {
  serve(on.api, publishedTestimonialsOperation, () => testimonials.published());
  serveSignedIn(on, testimonialsOperation, ({ after }, { requestContext }) =>
    testimonials.list(requestContext, after),
  );
  serveSignedIn(on, testimonialOperation, (_, { requestContext, parameters }) =>
    testimonials.show(requestContext, parameters.id),
  );
  serveSignedIn(on, addTestimonialOperation, (request, { requestContext }) =>
    testimonials.add(requestContext, request),
  );
  serveSignedIn(on, saveTestimonialOperation, (to, { requestContext, parameters }) =>
    testimonials.save(requestContext, parameters.id, to),
  );
  serveSignedIn(on, deleteTestimonialOperation, (_, { requestContext, parameters }) =>
    testimonials.remove(requestContext, parameters.id),
  );
  serveSignedIn(on, confirmTestimonialOperation, (request, { requestContext, parameters }) =>
    testimonials.confirm(requestContext, parameters.id, request),
  );
  serveSignedIn(on, unconfirmTestimonialOperation, (_, { requestContext, parameters }) =>
    testimonials.unconfirm(requestContext, parameters.id),
  );
}
