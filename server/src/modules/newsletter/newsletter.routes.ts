import {
  confirmSubscriptionOperation,
  subscribeOperation,
  unsubscribeOperation,
} from '@portway/contracts/newsletter/newsletter';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Newsletter } from './newsletter.service.ts';

export function newsletterRoutes(api: Hono<AppEnv>, newsletter: Newsletter): void {
  serve(api, subscribeOperation, (request, { context }) => newsletter.subscribe(request, senderOf(context)));
  serve(api, confirmSubscriptionOperation, ({ token }) => newsletter.confirm(token));
  serve(api, unsubscribeOperation, ({ token }) => newsletter.end(token));
}
