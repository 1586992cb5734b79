import { submit } from '@portway/contracts/client';
import type { Operation } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import {
  type FormState,
  type FormValues,
  failed,
  formValues,
  succeeded,
} from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { wrongNumber } from './telephone-advice.ts';

interface PageRequest {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

type Received = z.ZodType<{ message: string }>;

/**
 * Sends what was typed to the operation and returns the form's state. `names` lists the fields in the form's
 * order; empty fields are not sent. One of several values, such as `topics[]`, is sent as a list.
 */
export async function sendForm<P extends z.ZodType, Q extends z.ZodType>(
  operation: Operation<P, Q, Received>,
  { request, context }: PageRequest,
  names: readonly string[],
): Promise<FormState> {
  const form = await postedForm(request);
  const lists = names.filter((name) => name.endsWith('[]')).map((name) => name.slice(0, -2));
  const selections = lists.map((name) => [name, form.getAll(name).map(String)] as const);
  const values = {
    ...formValues(form),
    ...Object.fromEntries(selections.map(([name, all]) => [name, all.join(' ')])),
  };
  const filledValues = names.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  const texts: Record<string, string> = Object.fromEntries(filledValues);
  if (texts.countryCode !== undefined) texts.countryCode = callingCodeIn(texts.countryCode);
  const body = { ...texts, ...Object.fromEntries(selections.filter(([, all]) => all.length > 0)) };
  try {
    const { message } = await submit(operation, body, {
      fetch: context.get(apiFetch),
      origin: new URL(request.url).origin,
      headers: { 'Idempotency-Key': await idempotencyKeyFor(operation.id, body) },
    });
    return succeeded(message, undefined);
  } catch (error) {
    return formStateFromError(
      error,
      values,
      names.map((name) => name.replace('[]', '')),
    );
  }
}

/** Turns the option `France (+33)` into +33. */
function callingCodeIn(country: string): string {
  return /\((\+\d+)\)$/.exec(country)?.[1] ?? country;
}

const sameWithinMs = 600_000;

/**
 * Idempotency key: the same content of the same form within the same ten minutes is one attempt, such as a
 * double click or a reloaded page. A page cached for everybody cannot carry a key of its own.
 */
async function idempotencyKeyFor(id: string, body: Readonly<Record<string, unknown>>): Promise<string> {
  const span = Math.floor(Date.now() / sameWithinMs);
  const words = new TextEncoder().encode(JSON.stringify([id, span, body]));
  return Buffer.from(await crypto.subtle.digest('SHA-256', words)).toString('base64url');
}

/** The state of a form that was not accepted: the errors of its fields, in their order, and the message. */
export function formStateFromError(
  error: unknown,
  values: FormValues,
  names: readonly string[],
): FormState<never> {
  const problem = error instanceof ProblemError && error.status < 500 ? error : undefined;
  const errors = names.flatMap((name) => {
    const message = problem?.fields[name];
    if (message === undefined) return [];
    // The API knows the code, which several countries share; the form knows the country.
    const isNumber = name === 'phoneNumber' && values.countryCode !== undefined;
    return [[name, isNumber ? wrongNumber(values.countryCode ?? '') : message]];
  });
  return failed(`Error: ${problem?.message ?? 'Something went wrong'}`, {
    values,
    fieldErrors: Object.fromEntries(errors),
    httpStatus: problem?.status ?? 503,
  });
}

/** 200 for a form that was accepted or has field errors; otherwise the API's status, for programs. */
export function statusOf(formState: FormState): number {
  if (formState.status === 'success' || Object.keys(formState.fieldErrors).length > 0) return 200;
  return formState.httpStatus ?? 200;
}
