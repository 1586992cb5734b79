import type { Me } from '@portway/contracts/authentication/auth';
import { useRouteLoaderData } from 'react-router';
import type { clientLoader } from '../../workspaces/frame.tsx';

/** As `workspace-routes.ts` names the frame around every page here. */
export const frameId = 'frame:dashboard';

/** Who is logged in, as the frame has learned it. */
export function useMe(): Me {
  const loaded = useRouteLoaderData<typeof clientLoader>(frameId);
  if (loaded === undefined) throw new Error('This page stands outside the frame of the dashboard.');
  return loaded.me;
}
