import { call } from '@portway/contracts/client';
import {
  type EventToPlan,
  planEventOperation,
} from '@portway/contracts/sponsor/duties/events/planned-events';
import { weekdayIn } from '../day-in.ts';
import type { DemoDoor, Me } from '../people.ts';

/** Plans a holiday of a worker of the demo. */
export async function addPlans(
  { now }: DemoDoor,
  officer: Me,
  idOf: (fullName: string) => string,
): Promise<void> {
  const plan: EventToPlan = {
    ...{ kind: 'absence', worker: idOf('Rahul Menon'), pay: 'paid', absenceKind: 'annual' },
    ...{ firstDay: weekdayIn(now(), 18), lastDay: weekdayIn(now(), 28) },
  };
  await call(planEventOperation, plan, officer);
}
