import { z } from 'zod';
import type { ApiClient } from '../api-client.ts';
import { daysAgo } from '../register.ts';

const row = z.object({ id: z.string() });
const setUp = z.object({ workPlaces: z.array(row.extend({ name: z.string() })) });

/** Says that the organisation holds a licence, with one work place, and that its guidance and log-in are done. */
export async function holdLicence(
  officer: ApiClient,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  await officer.post('/api/sponsor/licence', {
    licenceNumber: 'ABC123456',
    rating: 'A',
    routes: ['Skilled Worker'],
    allocationFrom: '2026-04-06',
    cutOver: daysAgo(60),
    secondCheck: false,
    remindDays: [10, 5, 1],
    ...more,
  });
  for (const role of ['authorising-officer', 'key-contact', 'level-1'])
    await officer.post('/api/sponsor/key-people', { role, fullName: 'Carys Bowen', fromDay: '2020-01-01' });
  await officer.post('/api/sponsor/work-places', {
    ...{ name: 'Leeds office', address: '1 Wharf Street, Leeds' },
    ...{ nation: 'england-and-wales', kind: 'office' },
  });
  for (const task of ['sms-log-in', 'guidance-read'])
    await officer.post('/api/sponsor/tasks-done', { task, doneOn: daysAgo(1) });
  const { workPlaces } = setUp.parse(await officer.get('/api/sponsor/set-up'));
  return workPlaces[0]?.id ?? '';
}

interface Worker {
  readonly fullName: string;
  readonly workPlace: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Adds a worker of whom nothing is missing, and returns the id. */
export async function addWorker(officer: ApiClient, { fullName, workPlace, facts }: Worker): Promise<string> {
  const response = await officer.post('/api/sponsor/workers', {
    fullName,
    route: 'skilled-worker',
    certificateStart: '2025-03-03',
    certificateEnds: '2028-03-02',
    visaFrom: '2025-02-20',
    visaEnds: '2028-03-16',
    startedOn: '2025-03-03',
    salaryOption: 'A',
    terms: {
      ...{ fromDay: '2025-03-03', jobTitle: 'Software engineer', occupationCode: '2134' },
      ...{ payPence: 6_500_000, hoursPerWeek: 37.5, worksOn: [1, 2, 3, 4, 5] },
      ...{ workPlace, otherPlaces: [], hybridPattern: '' },
    },
    ...facts,
  });
  const { id } = row.parse(response);
  await officer.post(`/api/sponsor/workers/${id}/right-to-work-checks`, {
    ...{ method: 'online-share-code', checkedOn: '2025-02-24', checker: 'Helen Marsh' },
    nextOn: '2028-03-16',
  });
  return id;
}
