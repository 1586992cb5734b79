import {
  confirmSubscriptionOperation,
  subscribeOperation,
  unsubscribeOperation,
} from '@portway/contracts/newsletter';
import type { Hono } from 'hono';
import type { Door } from '../../http/door.ts';
import { senderOf } from '../../http/sender.ts';
import { serve } from '../../http/serve.ts';
import type { Newsletter } from './newsletter.service.ts';

export function newsletterRoutes(api: Hono<Door>, newsletter: Newsletter): void {
  serve(api, subscribeOperation, (request, { context }) => newsletter.subscribe(request, senderOf(context)));
  serve(api, confirmSubscriptionOperation, ({ token }) => newsletter.confirm(token));
  serve(api, unsubscribeOperation, ({ token }) => newsletter.end(token));
}
