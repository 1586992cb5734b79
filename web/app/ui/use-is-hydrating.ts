import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React is hydrating: content that only the browser knows must wait until afterwards. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
