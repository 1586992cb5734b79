import { call } from '@portway/contracts/client';
import {
  addPeopleOperation,
  changePersonOperation,
  type NewEmployedPerson,
} from '@portway/contracts/sponsor/right-to-work/employed-people';
import { dayIn, weekdayIn } from '../day-in.ts';
import type { DemoDoor, Me } from '../people.ts';

const checker = 'Grace Holloway';

/** People who work for the sponsor of the demo and are not sponsored, in each state that their checks can be in. */
export async function addPeople({ now }: DemoDoor, officer: Me): Promise<void> {
  const checkedBefore = (days: number) => ({ checker, checkedOn: weekdayIn(now(), -days) });
  const people: readonly NewEmployedPerson[] = [
    {
      ...{ fullName: 'Megan Bowen', reference: 'NS-201', engagement: 'employee' },
      startedOn: weekdayIn(now(), -700),
      check: { ...checkedBefore(704), method: 'manual', document: 'british-passport', result: 'allowed' },
    },
    {
      ...{ fullName: 'Chidi Okeke', reference: 'NS-202', engagement: 'employee' },
      startedOn: weekdayIn(now(), -300),
      check: {
        ...checkedBefore(303),
        ...{ method: 'online-share-code', document: 'evisa', result: 'allowed', expiresOn: dayIn(now(), 21) },
      },
    },
    {
      ...{ fullName: 'Katya Marsh', reference: 'NS-203', engagement: 'employee' },
      plannedStart: weekdayIn(now(), 15),
    },
    {
      ...{ fullName: 'Rhodri Vaughan', reference: 'NS-204', engagement: 'sub-contractor' },
      ...{ arrangedOn: weekdayIn(now(), -30), startedOn: weekdayIn(now(), -25) },
    },
    {
      ...{ fullName: 'Isla Drummond', reference: 'NS-118', engagement: 'employee' },
      startedOn: weekdayIn(now(), -1500),
      check: { ...checkedBefore(1504), method: 'manual', document: 'british-passport', result: 'allowed' },
    },
  ];
  const { ids } = await call(addPeopleOperation, { people: [...people] }, officer);
  const [left, id = ''] = [people.at(-1), ids.at(-1)];
  if (left === undefined) return;
  const { check: _, ...facts } = left;
  // More than two years ago: the copy of the check is past its day.
  await call(
    changePersonOperation,
    { ...facts, version: 1, endedOn: weekdayIn(now(), -760) },
    { ...officer, parameters: { id } },
  );
}
