import { mailsTo } from '../support/mailbox.ts';
import { linkOf, readPage, sendForm } from '../support/pages/page-by-request.ts';
import { bookBehind, type FreeTime, freeTimes, newEmail } from '../support/people/demo-desk.ts';
import { expect, test } from '../support/requests.ts';

const booked = 'Demo Scheduled Successfully!';

/** Everything a demo booking asks for, and the time. */
const bookingOf = ({ time }: FreeTime, email: string) => ({
  time,
  firstName: 'Amara',
  lastName: 'Okafor',
  email,
  organization: 'Example Ltd',
  phone: '+91 98765 43210',
  comments: 'Two developers from Pune.',
});

test('without scripts a demo is booked once however often the page is submitted, and can be added to a calendar', async ({
  request,
}) => {
  const email = newEmail();
  const [free] = await freeTimes(request);
  const first = await readPage(request, '/demo');
  expect(first.heading).toBe('Schedule a Demo Now');
  const day = first.links.find(({ href }) => href.includes(`day=${free.date}`));
  const { forms } = await readPage(request, day?.href ?? '');
  const page = await sendForm(request, forms[1], bookingOf(free, email));
  expect(page.words).toContain(booked);
  expect(page.words).toContain(`London time ${free.time}`);
  expect(page.words).not.toContain('In London');
  expect((await sendForm(request, forms[1], bookingOf(free, email))).words).toContain(booked);
  expect(await mailsTo(request, email)).toMatchObject([{ kind: 'demo-booked' }]);
  const calendarFile = await request.get(linkOf(page, 'Add to my calendar'));
  expect(calendarFile.headers()['content-disposition']).toBe('attachment; filename="portway-demo.ics"');
  expect(await calendarFile.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:PUBLISH\r\n/);
  expect((await readPage(request, linkOf(page, 'Move or cancel'))).heading).toBe('Your booking');
});

test('without scripts each error is listed in a summary, and nothing typed is lost', async ({ request }) => {
  const [free] = await freeTimes(request);
  const { forms } = await readPage(request, `/demo?day=${free.date}`);
  const values = { firstName: 'Amara', email: 'amara@', phone: 'ring me' };
  const page = await sendForm(request, forms[1], values);
  expect(page.faults).toEqual([
    'Choose a time.',
    'Enter your last name.',
    'Please enter a valid email address',
    expect.stringMatching(/^Enter a telephone number/),
  ]);
  for (const [name, value] of Object.entries({ ...values, date: free.date }))
    expect(page.forms[1]?.fields.get(name)?.value, name).toBe(value);
});

test('without scripts a time taken in the meantime gets an error and is no longer offered, and all that was typed stays', async ({
  request,
}) => {
  const email = newEmail();
  const [free, other] = await freeTimes(request);
  const { forms } = await readPage(request, `/demo?day=${free.date}`);
  await bookBehind(request, free, newEmail());
  const page = await sendForm(request, forms[1], bookingOf(free, email));
  expect(page.faults).toContain('That time has just been taken. Choose another.');
  const fields = page.forms[1]?.fields;
  expect(fields?.get('time')?.options).not.toContain(free.time);
  const { time: _taken, ...person } = bookingOf(free, email);
  for (const [name, value] of Object.entries(person)) expect(fields?.get(name)?.value, name).toBe(value);
  expect((await sendForm(request, page.forms[1], { time: other.time })).words).toContain(booked);
});

test('a consultation has times of a quarter of an hour, and words of its own', async ({ request }) => {
  const email = newEmail();
  const [free] = await freeTimes(request, { purpose: 'consultation' });
  const first = await readPage(request, linkOf(await readPage(request, '/demo'), 'Book a consultation'));
  expect(first.heading).toBe('Book your free 15-minute consultation');
  expect(first.words).toContain('It is not immigration advice');
  const day = first.links.find(({ href }) => href.includes(`day=${free.date}`));
  const { forms } = await readPage(request, day?.href ?? '');
  expect(forms[1]?.fields.get('time')?.options?.join()).toMatch(/:(15|45)/);
  const page = await sendForm(request, forms[1], bookingOf(free, email));
  expect(page.words).toContain('Consultation Scheduled Successfully!');
  expect(page.words).toMatch(/Your consultation.*15 minutes/);
  expect((await mailsTo(request, email))[0]?.text).toContain('free 15-minute consultation');
});

test('a day without free times says so, and the calendar leads on', async ({ request }) => {
  const page = await readPage(request, '/demo?day=2026-12-25');
  expect(page.words).toContain('No free time on this day');
  expect([...(page.forms[1]?.fields.keys() ?? [])]).not.toContain('time');
  const day = page.links.find(({ href }) => href.includes('day='));
  const other = await readPage(request, day?.href ?? '');
  expect(other.forms[1]?.fields.get('time')?.options?.length).toBeGreaterThan(0);
});

test('what no person fills in is answered alike, and nothing is mailed or held', async ({ request }) => {
  const email = newEmail();
  const [free] = await freeTimes(request);
  const { forms } = await readPage(request, `/demo?day=${free.date}`);
  const trapped = { ...bookingOf(free, email), leaveEmpty: 'https://spam.example' };
  expect((await sendForm(request, forms[1], trapped)).words).toContain(booked);
  expect(await mailsTo(request, email)).toEqual([]);
  await bookBehind(request, free, newEmail());
});

test('invalid addresses show the page in its initial state', async ({ request }) => {
  for (const query of [
    'day=tomorrow',
    'zone=Europe/Atlantis',
    'purpose=lunch',
    'day=2026-02-31',
    'day=&zone=%00',
  ]) {
    const page = await readPage(request, `/demo?${query}`);
    expect(page.status, query).toBe(200);
    expect(page.heading, query).toBe('Schedule a Demo Now');
  }
});

test('without scripts times are London’s until a time zone is chosen, and the day stays', async ({
  request,
}) => {
  const [free] = await freeTimes(request);
  const { words, forms } = await readPage(request, `/demo?day=${free.date}`);
  expect(words).toContain('In London time.');
  const page = await sendForm(request, forms[0], { zone: 'America/Los_Angeles' });
  expect(page.words).toContain('In Pacific Time, London’s below.');
  expect(page.forms[1]?.fields.get('date')?.value).toBe(free.date);
  expect(page.path).toContain('zone=America%2FLos_Angeles');
});
