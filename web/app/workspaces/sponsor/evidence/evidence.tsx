import { redirect } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { evidenceTabs } from './evidence-tabs.tsx';

/** The room itself is its first tab. */
export function clientLoader() {
  throw redirect(evidenceTabs[0].to);
}
export const HydrateFallback = PageSkeleton;

export default function Evidence() {
  return null;
}
