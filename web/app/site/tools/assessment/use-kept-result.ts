import { useEffect } from 'react';
import { keep } from '../../../kit/page/browser-store.ts';

/** This browser remembers the last result, never the e-mail address. */
export function useKeptResult(address: string, status: string): void {
  useEffect(() => keep({ assessment: { address, status } }), [address, status]);
}
