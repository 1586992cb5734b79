import { z } from 'zod';
import { nightly, sampled } from '../support/nightly.ts';
import { isSound, viewsOf } from '../support/pages/sound-page.ts';
import { goTo } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { addWorker, holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo } from '../support/register.ts';
import { test } from '../test.ts';

// Every page of the workspace for sponsors, empty and with records, as a compliance officer sees it; by day a sample.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(nightly ? 900_000 : 180_000);

const row = z.object({ id: z.string() });
const recorded = z.object({ event: z.string(), duties: z.array(row) });

/** A page, and of which family of views it takes the next. */
const rooms = [
  ...['today', 'workers', 'new-worker', 'import', 'happened', 'duties', 'calendar', 'certificates'],
  ...['history', 'set-up', 'archive'],
].map((room) => `/dashboard/sponsor/${room}`);

test('the pages of a sponsor who has recorded nothing yet are sound', async ({ page }) => {
  await arriveAsOfficer(page);
  for (const [index, path] of sampled(rooms, 3).entries())
    await test.step(path, () => isSound(page, path, { met: viewsOf(index), open: () => goTo(page, path) }));
});

test('the pages of a sponsor with workers, duties and certificates are sound', async ({ page }) => {
  const officer = await arriveAsOfficer(page);
  const workPlace = await holdLicence(officer);
  const worker = await addWorker(officer, { fullName: 'Ana Sofia Marques', workPlace });
  await officer.post(`/api/sponsor/workers/${worker}/absences`, {
    ...{ firstDay: daysAgo(30), lastDay: null, pay: 'unpaid', agreed: false },
  });
  await officer.post('/api/sponsor/events', {
    kind: 'place',
    worker,
    happenedOn: daysAgo(90),
    to: 'occasional',
  });
  const departure = { kind: 'worker-leaves', worker, happenedOn: daysAgo(3) };
  const { event, duties } = recorded.parse(await officer.post('/api/sponsor/events', departure));
  const certificate = row.parse(
    await officer.post('/api/sponsor/certificates', { worker, location: 'inside' }),
  );
  await officer.put('/api/sponsor/certificates/allocation', { fromDay: '2026-04-06', allocated: 4 });
  const csv = Buffer.from('Name,Job title,Terms from\nTom Ashdown,Engineer,31/31/2026\n');
  const file = row.parse(await officer.post('/api/sponsor/imports?name=workers.csv&kind=workers', csv));
  await officer.post(`/api/sponsor/imports/${file.id}/check`, {
    ...{ columns: { fullName: 0, jobTitle: 1, fromDay: 2 }, cutOver: daysAgo(1) },
  });
  const pages = [
    ...rooms.filter((room) => !room.endsWith('/new-worker')),
    `/dashboard/sponsor/workers/${worker}`,
    `/dashboard/sponsor/workers/${worker}?tab=timeline`,
    `/dashboard/sponsor/happened?worker=${worker}`,
    `/dashboard/sponsor/happened?worker=${worker}&what=pay`,
    '/dashboard/sponsor/happened?what=move',
    `/dashboard/sponsor/happened?corrects=${event}`,
    `/dashboard/sponsor/duties/${duties[0]?.id}`,
    `/dashboard/sponsor/certificates/${certificate.id}`,
    `/dashboard/sponsor/import?import=${file.id}`,
  ];
  // The other half of the views than where nothing is recorded.
  for (const [index, path] of sampled(pages, 2).entries())
    await test.step(path, () =>
      isSound(page, path, { met: viewsOf(index + 3), open: () => goTo(page, path) }),
    );
});

test('an address of nothing says so in words', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource: the server responded with a status of 4\d\d/);
  await arriveAsOfficer(page);
  const nothing = '00000000-0000-4000-8000-000000000000';
  const pages = [
    'worker?worker',
    'duty?duty',
    'happened?corrects',
    'certificate?certificate',
    'import?import',
  ];
  for (const [index, each] of sampled(pages, 3).entries()) {
    const path = `/dashboard/sponsor/${each}=${nothing}`;
    await test.step(path, () => isSound(page, path, { met: viewsOf(index), open: () => goTo(page, path) }));
  }
});
