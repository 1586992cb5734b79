import { submit } from '@portway/contracts/client';
import type { Operation } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import type { Turn } from '../../../kit/forms/form-state.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';

type Received = z.ZodType<{ message: string }>;

/** Does what the link in the page's address allows, and says what became of it. */
export async function sendToken<P extends z.ZodType, Q extends z.ZodType>(
  operation: Operation<P, Q, Received>,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<Turn> {
  if (request.method !== 'POST') throw data('Send a form with POST.', { status: 405 });
  const { origin, searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  try {
    const { message } = await submit(operation, { token }, { fetch: context.get(apiFetch), origin });
    return { typed: {}, problems: [], outcome: { kind: 'success', message } };
  } catch (error) {
    const ours = error instanceof ProblemError && error.status < 500 ? error : undefined;
    const message = ours?.fields.token ?? ours?.message ?? 'Error: Something went wrong';
    return { typed: {}, problems: [], outcome: { kind: 'error', message } };
  }
}
