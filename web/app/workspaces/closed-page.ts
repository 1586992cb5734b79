import type { Me } from '@portway/contracts/account/authentication/me';
import { isHiringPage, isOutsideHiring } from '../kit/loading/hiring-rights.ts';
import { workspaceOf } from '../kit/loading/workspace-of.ts';

/** Whom a page is for: people who look for work, people of an organisation, or those of them who hire. */
export type Area = 'candidate' | 'organisation' | 'hiring';

const candidatePaths = ['profile', 'jobs', 'job-details', 'applied', 'offers', 'messages'];
const organisationPaths = ['organisation', 'sponsorship', 'sponsor'];

/** The area of a page; undefined for those that all share. */
export function areaOf(path: string): Area | undefined {
  if (isHiringPage(path)) return 'hiring';
  const [, , room = ''] = path.split('/');
  if (candidatePaths.includes(room)) return 'candidate';
  return organisationPaths.includes(room) ? 'organisation' : undefined;
}

/** The areas whose pages this user can open in the workspace that the tab shows. */
export function areasOf(me: Me): readonly Area[] {
  const workspace = workspaceOf(me);
  if (workspace === 'candidate') return ['candidate'];
  if (workspace === 'staff' || me.organisation === null) return [];
  return isOutsideHiring(me) ? ['organisation'] : ['organisation', 'hiring'];
}

/** Pages that both sides have, each for its own work. */
const counterparts: readonly (readonly [candidate: string, hiring: string])[] = [
  ['/dashboard/messages', '/dashboard/hiring/messages'],
  ['/dashboard/jobs', '/dashboard/hiring/jobs'],
  ['/dashboard/applied', '/dashboard/hiring/applicants'],
];

/**
 * The user's own page for what a page of the other side is about. Undefined where there is none, or where they have
 * both sides and may have meant the other.
 */
export function counterpartOf(path: string, me: Me): string | undefined {
  const areas = areasOf(me);
  const hasBothSides = me.candidate && me.organisations.length > 0;
  if (hasBothSides) return undefined;
  if (areas.includes('candidate')) return counterparts.find(([, hiring]) => hiring === path)?.[0];
  return areas.includes('hiring') ? counterparts.find(([candidate]) => candidate === path)?.[1] : undefined;
}

/** Thrown in place of loading a page whose reads the server would refuse to this user. */
export class ClosedPage extends Error {
  override readonly name = 'ClosedPage';
  readonly me: Me;
  readonly area: Area;
  constructor(area: Area, me: Me) {
    super(`A page of the area ${area} is closed to this user.`);
    this.area = area;
    this.me = me;
  }
}
