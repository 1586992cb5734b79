import { googleOperations } from '@portway/contracts/account/authentication/auth';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type Cookies, letIn, originOf } from '../../../platform/http/credentials.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Google } from './google.service.ts';

interface Deps {
  readonly google: Google;
  readonly cookies: Cookies;
}

const tenMinutes = 600;

/** Google sign-in. Two of its URLs are for the browser itself and redirect, so they are not operations. */
export function googleRoutes(api: Hono<AppEnv>, { google, cookies }: Deps): void {
  const { begin } = google;
  serve(api, googleOperations, {
    logInWaysOperation: () => ({ google: begin !== undefined }),
    finishGoogleOperation: async ({ code }, { context }) => {
      const entry = await google.finish(cookies.read(context, 'google'), code, originOf(context, cookies));
      cookies.end(context, 'google');
      return letIn(context, cookies, entry);
    },
  });
  api.get('/api/auth/google/start', async (context) => {
    if (begin === undefined) return notFound();
    const role = context.req.query('role') === 'recruiter' ? 'recruiter' : 'candidate';
    const redirection = await begin({ next: nextOf(context), role });
    if (redirection === undefined) return context.redirect('/login?google=refused', 302);
    const { url, cookie } = redirection;
    cookies.set(context, 'google', cookie, { lasts: tenMinutes, sameSite: 'Lax' });
    return context.redirect(url, 302);
  });
  api.get('/api/auth/google/callback', async (context) => {
    const address = new URL(context.req.url);
    const signIn = await google.cameBack(
      address,
      cookies.read(context, 'google'),
      originOf(context, cookies),
    );
    if (signIn.status === 'done')
      cookies.set(context, 'google', signIn.cookie, { lasts: tenMinutes, sameSite: 'Lax' });
    else cookies.end(context, 'google');
    const query = new URLSearchParams({
      google: signIn.status,
      ...(signIn.next ? { next: signIn.next } : {}),
    });
    return context.redirect(`/login?${query}`, 302);
  });
}

/** A path on our own site only. */
function nextOf(context: Context<AppEnv>): string {
  const next = context.req.query('next') ?? '';
  return /^\/(?![/\\])[\w\-./?=&%]{0,400}$/.test(next) ? next : '';
}
