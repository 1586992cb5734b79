import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { workspaceFrames } from '../routes.ts';
import { loader } from './moved-address.ts';
import { movedAddresses } from './moved-addresses.ts';

const pages = workspaceFrames.flatMap((frame) => frame.pages.map(({ path }) => path));

it.each(movedAddresses)('$from is no page any more, and leads to one', ({ from, to, without }) => {
  expect(pages).not.toContain(from);
  expect(pages).toContain(to);
  expect([...pages, '/staff/testimonials/new']).toContain(without);
});

it.each([
  ['/dashboard/sponsor/worker?worker=w1&tab=timeline', '/dashboard/sponsor/workers/w1?tab=timeline'],
  [
    '/dashboard/hiring/offer?application=a1&workspace=o1',
    '/dashboard/hiring/applications/a1/offer?workspace=o1',
  ],
  ['/dashboard/sponsor/duty', '/dashboard/sponsor/duties'],
  [
    '/dashboard/sponsor/right-to-work?status=no-check',
    '/dashboard/sponsor/evidence/right-to-work?status=no-check',
  ],
  ['/staff/enquiry?id=../team', '/staff/enquiries/..%2Fteam'],
])('%s redirects to %s', (from, to) => {
  const request = new Request(`https://portway.example${from}`);
  const response = loader({
    request,
    params: {},
    context: new RouterContextProvider(),
    url: new URL(request.url),
    pattern: '',
  });
  expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
});
