import { submit } from '@portway/contracts/client';
import type { Operation } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { formValues, type Turn } from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';

interface Asked {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

type Received = z.ZodType<{ message: string }>;

/**
 * Sends what was typed to the operation and says how the form stands then. `names` is
 * the fields in the order of the form; an empty one is not sent.
 */
export async function sendForm<P extends z.ZodType, Q extends z.ZodType>(
  operation: Operation<P, Q, Received>,
  { request, context }: Asked,
  names: readonly string[],
): Promise<Turn> {
  const typed = formValues(await postedForm(request));
  const given = names.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []));
  const asked: Record<string, string> = Object.fromEntries(given);
  if (asked.countryCode !== undefined) asked.countryCode = callingCodeIn(asked.countryCode);
  try {
    const { message } = await submit(operation, asked, {
      fetch: context.get(apiFetch),
      origin: new URL(request.url).origin,
      headers: { 'Idempotency-Key': await attemptOf(operation.id, asked) },
    });
    return { typed: {}, problems: [], outcome: { kind: 'success', message } };
  } catch (error) {
    return failed(error, typed, names);
  }
}

/** `France (+33)` is chosen, and +33 is sent. */
function callingCodeIn(country: string): string {
  return /\((\+\d+)\)$/.exec(country)?.[1] ?? country;
}

const sameWithinMs = 600_000;

/**
 * The same words from the same form within ten minutes are the same attempt: pressed twice, or a page sent again by
 * reloading. A page that is kept for everybody has no place for a mark of its own.
 */
async function attemptOf(id: string, asked: Readonly<Record<string, string>>): Promise<string> {
  const span = Math.floor(Date.now() / sameWithinMs);
  const words = new TextEncoder().encode(JSON.stringify([id, span, asked]));
  return Buffer.from(await crypto.subtle.digest('SHA-256', words)).toString('base64url');
}

export function failed(error: unknown, typed: Turn['typed'], names: readonly string[]): Turn {
  const said = error instanceof ProblemError && error.status < 500 ? error : undefined;
  const problems = names.flatMap((name) => {
    const message = said?.fields[name];
    return message === undefined ? [] : [{ name, message }];
  });
  const message = `Error: ${said?.message ?? 'Something went wrong'}`;
  return { typed, problems, outcome: { kind: 'error', message }, status: said?.status ?? 503 };
}

/** 200 for a form that was taken or is to be mended; a form that could not be taken says so to programs too. */
export function statusOf({ problems, status = 200 }: Turn): number {
  return problems.length === 0 ? status : 200;
}
