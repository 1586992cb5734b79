import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * When a frame asks anew what it shows: after anything was changed, or by hand after a fault, when the address is the
 * same. A page that only follows another has no news of it.
 */
export function revalidateAfterChange({
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod ?? 'GET') !== 'GET' || currentUrl.href === nextUrl.href;
}
