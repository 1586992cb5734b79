import { useEffect } from 'react';
import { keep } from '../../../kit/page/browser-store.ts';

/** Stores the last result in this browser, never the email address. */
export function useStoredResult(address: string, status: string): void {
  useEffect(() => keep({ assessment: { address, status } }), [address, status]);
}
