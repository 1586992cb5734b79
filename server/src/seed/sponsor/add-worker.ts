import { call } from '@portway/contracts/client';
import {
  recordAbsenceOperation,
  recordRightToWorkOperation,
} from '@portway/contracts/sponsor/workers/worker-records';
import { addWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { dayIn, weekdayIn } from '../day-in.ts';
import type { DemoDoor, Me } from '../people.ts';
import type { DemoWorker } from './demo-sponsor.ts';

interface NewWorker {
  readonly worker: Omit<DemoWorker, 'place'>;
  readonly workPlace: string | null;
  readonly manager: string | null;
  /** Who checked the right to work. */
  readonly checker: string;
}

/** Adds a worker through the API, with the absences and checks of the demo; returns the id. */
export async function addWorker(
  { now }: DemoDoor,
  officer: Me,
  { worker, workPlace, manager, checker }: NewWorker,
): Promise<string> {
  const { fullName, jobTitle, occupationCode, pay, startedBefore, visaEndsIn, route, isToStart } = worker;
  const began = weekdayIn(now(), isToStart ? 12 : -startedBefore);
  const { id } = await call(
    addWorkerOperation,
    {
      fullName,
      manager,
      route: route ?? 'skilled-worker',
      certificateStart: began,
      certificateEnds: dayIn(now(), visaEndsIn - 14),
      visaFrom: isToStart ? dayIn(now(), -20) : began,
      visaEnds: dayIn(now(), visaEndsIn),
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
      expiresOn: dayIn(now(), visaEndsIn),
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
