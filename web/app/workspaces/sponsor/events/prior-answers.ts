import type { PlannedEvent } from '@portway/contracts/sponsor/duties/events/planned-events';
import { useLocation } from 'react-router';
import { formValues } from '../../../kit/forms/form-state.ts';
import { planOf } from './typed-event.ts';

/** An answer as it was recorded, to be shown in its field again; empty where there is none. */
export type PriorAnswer = (name: string) => string;

export const priorAnswersIn =
  (facts: Readonly<Record<string, unknown>>): PriorAnswer =>
  (name) => {
    const value = facts[name];
    return typeof value === 'string' || typeof value === 'number' || value === true ? `${value}` : '';
  };

/** The answers of a plan, with the day for which it is planned now. */
export const plannedFacts = ({ facts, day }: PlannedEvent) => ({
  ...facts,
  ...{ happenedOn: day, startedOn: day, firstDay: day },
});

/** What is typed in a form, kept with the history while a worker is chosen: the form is then filled from the records of that worker. */
export function typedIn(form: HTMLFormElement | null | undefined) {
  if (form == null) return null;
  // The nation is that of the worker.
  const { nation: _, ...values } = formValues(new FormData(form));
  return { typed: planOf(values, []) };
}

/** What was typed before the worker was chosen. */
export function useTyped(): Readonly<Record<string, unknown>> {
  const { state } = useLocation();
  const answers: unknown = state?.typed;
  return typeof answers === 'object' && answers !== null ? { ...answers } : {};
}
