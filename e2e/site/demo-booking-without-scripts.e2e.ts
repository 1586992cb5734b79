import { linkIn, mailsTo } from '../support/mailbox.ts';
import { linkOf, readPage, sendForm } from '../support/pages/page-by-request.ts';
import { bookBehind, freeTimes, newEmail } from '../support/people/demo-desk.ts';
import { expect, test } from '../support/requests.ts';

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;

test('without scripts a booking is moved by the link in its email, and the new email has a new link', async ({
  request,
}) => {
  const email = newEmail();
  const [free, , later] = await freeTimes(request, { timeZone: 'Asia/Kolkata' });
  await bookBehind(request, free, email);
  const [mail] = await mailsTo(request, email);
  const booking = await readPage(request, pathOf(linkIn(mail, '/demo/booking')));
  expect(booking.heading).toBe('Your booking');
  expect(booking.words).toContain(free.time);
  const moving = await readPage(request, linkOf(booking, 'Move it'));
  expect(moving.words).toContain('India Standard Time');
  const day = moving.links.find(({ href }) => href.includes(`day=${later.date}`));
  const { forms } = await readPage(request, day?.href ?? '');
  const form = forms.find(({ fields }) => fields.has('time'));
  const response = await sendForm(request, form, { time: later.time, button: 'move' });
  expect(response.words).toContain('Your demo has moved. A new confirmation is on its way.');
  const [newest] = await mailsTo(request, email);
  expect(newest?.kind).toBe('demo-moved');
  expect(linkIn(newest, '/demo/booking')).not.toBe(linkIn(mail, '/demo/booking'));
  const newBooking = await readPage(request, pathOf(linkIn(newest, '/demo/booking')));
  expect(newBooking.words).toContain(later.time);
});

test('without scripts a time taken in the meantime gets an error, and the booking stays', async ({
  request,
}) => {
  const [free, other, third] = await freeTimes(request);
  const { token } = await bookBehind(request, free, newEmail());
  const { forms } = await readPage(request, `/demo/booking?token=${token}&move&day=${other.date}`);
  await bookBehind(request, other, newEmail());
  const form = forms.find(({ fields }) => fields.has('time'));
  const response = await sendForm(request, form, { time: other.time, button: 'move' });
  expect(response.faults).toContain('That time has just been taken. Choose another.');
  expect(response.words).toContain(free.time);
  const timeForm = response.forms.find(({ fields }) => fields.has('time'));
  expect(timeForm?.fields.get('time')?.options).not.toContain(other.time);
  expect((await sendForm(request, timeForm, { button: 'move' })).faults).toContain('Choose a time.');
  const movedPage = await sendForm(request, timeForm, { time: third.time, button: 'move' });
  expect(movedPage.words).toContain('has moved');
});

test('without scripts a booking is cancelled only after a question, and its time is free again', async ({
  request,
}) => {
  const email = newEmail();
  const [free] = await freeTimes(request);
  const { token } = await bookBehind(request, free, email);
  const address = `/demo/booking?token=${token}`;
  const booking = await readPage(request, address);
  expect(booking.html).toMatch(/<details(?: class="[^"]*")?><summary[^>]*>(?:<svg.*?<\/svg>)?Cancel it</);
  const form = booking.forms.find(({ fields }) => fields.get('button')?.options?.includes('cancel'));
  const cancelled = await sendForm(request, form, { button: 'cancel' });
  expect(cancelled.heading).toBe('Your booking is cancelled');
  expect(cancelled.words).toContain('Your demo is cancelled.');
  expect((await mailsTo(request, email))[0]?.kind).toBe('demo-cancelled');
  await bookBehind(request, free, newEmail());
  const later = await readPage(request, address);
  expect(later.heading).toBe('Your booking is cancelled');
  expect(linkOf(later, 'Book another time')).toBe('/demo');
});

test('a link that opens nothing says why, and leads on', async ({ request }) => {
  for (const query of ['', '?token=abc', '?token=abc&move', '?token=a%20b']) {
    const page = await readPage(request, `/demo/booking${query}`);
    expect(page.status).toBe(404);
    expect(page.heading).toBe('This link does not open a booking');
    expect(page.words).toContain('This link is incomplete.');
    expect(linkOf(page, 'Book another time')).toBe('/demo');
  }
  expect((await readPage(request, '/demo/booking.ics?token=abc')).path).toBe('/demo/booking?token=abc');
});

test('nobody keeps the page of a booking, or learns its link from it', async ({ request }) => {
  const [free] = await freeTimes(request);
  const { token } = await bookBehind(request, free, newEmail());
  for (const path of ['/demo/booking', '/demo/booking.ics', '/demo/booking.data']) {
    const response = await request.get(`${path}?token=${token}`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toBe('no-store');
    expect(response.headers()['referrer-policy'], path).toBe('same-origin');
  }
  const page = await (await request.get(`/demo/booking?token=${token}`)).text();
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).not.toMatch(new RegExp(`(?:og:url|canonical)[^>]*${token}`));
});
