import type { Me } from '@portway/contracts/account/authentication/me';
import { useRouteLoaderData } from 'react-router';
import type { clientLoader } from './frame.tsx';

/** The route id that `workspace-routes.ts` gives the frame around every page here. */
export const deskFrameId = 'frame:desk';

/** The member of staff who is logged in. */
export function useStaff(): Me {
  const frameData = useRouteLoaderData<typeof clientLoader>(deskFrameId);
  if (frameData === undefined) throw new Error('This page stands outside the frame of the desk.');
  return frameData.me;
}
