import type { Me } from '@portway/contracts/auth';
import { useRouteLoaderData } from 'react-router';
import type { clientLoader } from './frame.tsx';

/** As `workplaces.ts` names the frame around the desk. */
export const frameId = 'frame:desk';

/** Who of the team is logged in. */
export function useStaff(): Me {
  const loaded = useRouteLoaderData<typeof clientLoader>(frameId);
  if (loaded === undefined) throw new Error('This page stands outside the frame of the desk.');
  return loaded.me;
}
