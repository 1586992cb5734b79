import { call } from '@portway/contracts/client';
import {
  listCasesOperation,
  markCaseStepOperation,
  showCaseOperation,
} from '@portway/contracts/hiring/hire-cases/hire-cases';
import type { Me } from './people.ts';

/** Marks the first steps of each hire of an organisation as done: so many of the employer's. */
export async function markHireSteps(owner: Me, stepsDone: number): Promise<void> {
  const { cases } = await call(listCasesOperation, {}, owner);
  for (const { id } of cases) {
    const request = { ...owner, parameters: { id } };
    const { steps } = await call(showCaseOperation, undefined, request);
    for (const { id: step } of steps.filter(({ who }) => who === 'employer').slice(0, stepsDone))
      await call(markCaseStepOperation, { step, done: true }, request);
  }
}
