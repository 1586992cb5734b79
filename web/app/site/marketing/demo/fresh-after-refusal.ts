import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Free times are asked for anew when one was refused, and a page that a form led to is asked for. A form that never
 * arrived would lose its page with it.
 */
export function freshAfterRefusal({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== 'POST' || actionResult === undefined) return defaultShouldRevalidate;
  return actionResult.problems.length > 0;
}
