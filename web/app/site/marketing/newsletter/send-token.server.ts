import { submit } from '@portway/contracts/client';
import type { Operation } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { type FormState, failed, succeeded } from '../../../kit/forms/form-state.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';

type Received = z.ZodType<{ message: string }>;

/** Sends the token in the page's address to the operation, and returns the form's state. */
export async function sendToken<P extends z.ZodType, Q extends z.ZodType>(
  operation: Operation<P, Q, Received>,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<FormState> {
  if (request.method !== 'POST') throw data('Send a form with POST.', { status: 405 });
  const { origin, searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  try {
    const { message } = await submit(operation, { token }, { fetch: context.get(apiFetch), origin });
    return succeeded(message, undefined);
  } catch (error) {
    const problem = error instanceof ProblemError && error.status < 500 ? error : undefined;
    return failed(problem?.fields.token ?? problem?.message ?? 'Error: Something went wrong');
  }
}
