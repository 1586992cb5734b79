import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The workspace of those who keep a sponsor's records. See each room in its folder. */
export const sponsorPages = [] as const satisfies readonly WorkspacePage[];
