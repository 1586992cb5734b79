import type { Me } from '@portway/contracts/account/authentication/me';
import { useRouteLoaderData } from 'react-router';
import type { clientLoader } from '../../workspaces/frame.tsx';

/** The route id that `workspace-routes.ts` gives the frame around every page here. */
export const frameId = 'frame:dashboard';

/** The logged-in user, from the loader data of the frame. */
export function useMe(): Me {
  const data = useRouteLoaderData<typeof clientLoader>(frameId);
  if (data === undefined) throw new Error('This page stands outside the frame of the dashboard.');
  return data.me;
}
