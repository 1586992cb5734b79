import { call } from '@portway/contracts/client';
import {
  recordAbsenceOperation,
  recordRightToWorkOperation,
} from '@portway/contracts/sponsor/workers/worker-records';
import { addWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { dayIn, endAfter, weekdayIn } from '../day-in.ts';
import type { DemoDoor, Me } from '../people.ts';
import type { DemoWorker } from './demo-sponsor.ts';

interface NewWorker {
  readonly worker: Omit<DemoWorker, 'place'>;
  readonly workPlace: string | null;
  readonly manager: string | null;
  /** Who checked the right to work. */
  readonly checker: string;
}

/** In how many days a worker of the demo starts who has not started yet, and for how long. */
export const toStartIn = { days: 12, months: 36 } as const;

/** Adds a worker through the API, with the absences and checks of the demo; returns the id. */
export async function addWorker(
  { now }: DemoDoor,
  officer: Me,
  { worker, workPlace, manager, checker }: NewWorker,
): Promise<string> {
  const { fullName, jobTitle, occupationCode, pay, startedBefore, visaEndsIn, route, isToStart } = worker;
  const began = weekdayIn(now(), isToStart ? toStartIn.days : -startedBefore);
  // Who is still to start has the days of the certificate that was used.
  const certificateEnds = isToStart ? endAfter(began, toStartIn.months) : dayIn(now(), visaEndsIn - 14);
  const visaEnds = dayIn(Date.parse(certificateEnds), 14);
  const { id } = await call(
    addWorkerOperation,
    {
      fullName,
      manager,
      route: route ?? 'skilled-worker',
      certificateStart: began,
      certificateEnds,
      visaFrom: isToStart ? dayIn(now(), -20) : began,
      visaEnds,
      startedOn: isToStart ? null : began,
      salaryOption: 'A',
      terms: {
        fromDay: began,
        jobTitle,
        occupationCode,
        payPence: pay * 100,
        hoursPerWeek: 37.5,
        worksOn: [1, 2, 3, 4, 5],
        workPlace,
        otherPlaces: [],
        hybridPattern: null,
      },
    },
    officer,
  );
  const request = { ...officer, parameters: { id } };
  const checkedOn = isToStart
    ? weekdayIn(now(), -5)
    : weekdayIn(now(), -(startedBefore - (worker.checkedLateBy ?? 0)));
  const isCard = worker.checkedBy === 'card';
  await call(
    recordRightToWorkOperation,
    {
      method: isCard ? 'manual' : 'online-share-code',
      document: isCard ? 'residence-permit-card' : 'evisa',
      expiresOn: visaEnds,
      checkedOn,
      checker,
    },
    request,
  );
  if (worker.absentSince !== undefined)
    await call(
      recordAbsenceOperation,
      { firstDay: weekdayIn(now(), -worker.absentSince), pay: 'unpaid', agreed: false },
      request,
    );
  if (worker.unpaidWeeks !== undefined)
    await call(
      recordAbsenceOperation,
      {
        firstDay: weekdayIn(now(), -7 * worker.unpaidWeeks - 10),
        lastDay: dayIn(now(), -10),
        pay: 'unpaid',
        agreed: true,
      },
      request,
    );
  return id;
}
