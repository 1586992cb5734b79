import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A frame revalidates after any change, or when the user retries after an error, which leaves the address the
 * same. Mere navigation does not revalidate it.
 */
export function revalidateAfterChange({
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod ?? 'GET') !== 'GET' || currentUrl.href === nextUrl.href;
}
