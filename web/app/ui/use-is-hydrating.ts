import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React is finding the page as the server drew it: what only the browser knows must wait a moment. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
