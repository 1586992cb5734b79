import { testimonialOperations } from '@portway/contracts/site/testimonials/testimonials';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { openRoute } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Testimonials } from './testimonials.service.ts';

type Deps = SignedInDeps & { readonly api: Hono<AppEnv> };

/** What clients said: for everybody the confirmed ones, for staff all of them. */
export function testimonialsRoutes(on: Deps, testimonials: Testimonials): void {
  serveSignedIn(on, testimonialOperations, {
    publishedTestimonialsOperation: openRoute(on.api, () => testimonials.published()),
    testimonialsOperation: ({ after }, { requestContext }) => testimonials.list(requestContext, after),
    testimonialOperation: (_, { requestContext, parameters }) =>
      testimonials.show(requestContext, parameters.id),
    addTestimonialOperation: (request, { requestContext }) => testimonials.add(requestContext, request),
    saveTestimonialOperation: (to, { requestContext, parameters }) =>
      testimonials.save(requestContext, parameters.id, to),
    deleteTestimonialOperation: (_, { requestContext, parameters }) =>
      testimonials.remove(requestContext, parameters.id),
    confirmTestimonialOperation: (request, { requestContext, parameters }) =>
      testimonials.confirm(requestContext, parameters.id, request),
    unconfirmTestimonialOperation: (_, { requestContext, parameters }) =>
      testimonials.unconfirm(requestContext, parameters.id),
  });
}
