import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Revalidates the free times when the API refused one. After a success the next page loads its own, and a
 * form that never reached the server must keep its page.
 */
export function revalidateAfterRefusal({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== 'POST' || actionResult === undefined) return defaultShouldRevalidate;
  return Object.keys(actionResult.fieldErrors).length > 0;
}
