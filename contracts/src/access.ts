/** Everybody who can call the API, as far as what they may do differs. */
export type CallerKind =
  /** Not logged in, or with a session that has expired or was ended. */
  | 'nobody'
  | 'candidate'
  /** A recruiter whose organisation they have left. */
  | 'unattached'
  | 'viewer'
  | 'member'
  | 'admin'
  | 'owner'
  /** One of us who has not proved who they are a second time. */
  | 'staff-once'
  | 'staff';

/** Who may ask an operation. The server's policies decide; the access table holds them to this. */
export interface Access {
  readonly callers: readonly CallerKind[];
  /**
   * Of what the path names: one's own things, those of one's organisation, or all there are. Anything else answers
   * exactly like what does not exist. Left out where the path names nothing that belongs to somebody.
   */
  readonly reach?: 'own' | 'organisation' | 'all';
}

const signedIn: readonly CallerKind[] = [
  'candidate',
  'unattached',
  'viewer',
  'member',
  'admin',
  'owner',
  'staff-once',
  'staff',
];

export const forAnybody: Access = { callers: ['nobody', ...signedIn] };
export const forSignedIn: Access = { callers: signedIn };
export const forOwnThings: Access = { callers: signedIn, reach: 'own' };
/** Whoever looks for work. */
export const forCandidates: Access = { callers: ['candidate'] };
export const forCandidatesOwn: Access = { callers: ['candidate'], reach: 'own' };
/** Everybody in an organisation. */
export const forColleagues: Access = { callers: ['viewer', 'member', 'admin', 'owner'] };
/** Those who run an organisation. */
export const forColleaguesTheirs: Access = { ...forColleagues, reach: 'organisation' };
/** Those of an organisation who may change its jobs and answer candidates. */
export const forHiring: Access = { callers: ['member', 'admin', 'owner'] };
export const forHiringTheirs: Access = { ...forHiring, reach: 'organisation' };
/** Both sides of a conversation. */
export const forParties: Access = { callers: ['candidate', 'viewer', 'member', 'admin', 'owner'] };
export const forPartiesTheirs: Access = { ...forParties, reach: 'organisation' };
/** Those of them who may write. */
export const forWritersTheirs: Access = {
  callers: ['candidate', 'member', 'admin', 'owner'],
  reach: 'organisation',
};
export const forAdmins: Access = { callers: ['admin', 'owner'] };
export const forAdminsOfTheirs: Access = { callers: ['admin', 'owner'], reach: 'organisation' };
/** Our own people, who have proved twice who they are. */
export const forStaff: Access = { callers: ['staff'] };
export const forStaffOnAll: Access = { callers: ['staff'], reach: 'all' };
