/** The kinds of caller that the API distinguishes. */
export type CallerKind =
  /** Not logged in, or with a session that has expired or was ended. */
  | 'nobody'
  /** Somebody with a profile to look for work with, who acts for no organisation. */
  | 'candidate'
  /** A recruiter who has left their organisation. */
  | 'unattached'
  /** Members by their right over hiring: none, to read, to write, and to make offers too. None over the organisation. */
  | 'outside-hiring'
  | 'hiring-reader'
  | 'hiring-writer'
  | 'offer-maker'
  /** They make offers as well. */
  | 'admin'
  | 'owner'
  /** Members with a compliance role and no right over hiring, whose session began with a second factor. */
  | 'officer'
  | 'line-manager'
  | 'compliance-viewer'
  | 'adviser'
  /** A member of our staff who has not passed a second factor. */
  | 'staff-once'
  | 'staff';

/** Who may call an operation. The server's policies decide; the access table tests them against this. */
export interface Access {
  readonly callers: readonly CallerKind[];
  /**
   * Which records the caller may name in the path: their own, their organisation's, or all. Any other record
   * gets exactly the response of one that does not exist. Left out where the path names nothing that belongs
   * to somebody.
   */
  readonly reach?: 'own' | 'organisation' | 'all';
}

const offerMakers = ['offer-maker', 'admin', 'owner'] as const;
const hiringWriters = ['hiring-writer', ...offerMakers] as const;
const hiringReaders = ['hiring-reader', ...hiringWriters] as const;
const members = ['outside-hiring', ...hiringReaders] as const;

const signedIn: readonly CallerKind[] = ['candidate', 'unattached', ...members, 'staff-once', 'staff'];

export const forAnybody: Access = { callers: ['nobody', ...signedIn] };
export const forSignedIn: Access = { callers: signedIn };
export const forOwnThings: Access = { callers: signedIn, reach: 'own' };
export const forCandidates: Access = { callers: ['candidate'] };
export const forCandidatesOwn: Access = { callers: ['candidate'], reach: 'own' };
/** Everyone in an organisation. */
export const forColleagues: Access = { callers: members };
/** The people in an organisation who see its jobs, applicants and messages. */
export const forHiringReaders: Access = { callers: hiringReaders };
/** The same people, on their organisation's own records. */
export const forHiringReadersTheirs: Access = { ...forHiringReaders, reach: 'organisation' };
/** The people in an organisation who may change its jobs and reply to candidates. */
export const forHiring: Access = { callers: hiringWriters };
export const forHiringOwn: Access = { ...forHiring, reach: 'own' };
export const forHiringTheirs: Access = { ...forHiring, reach: 'organisation' };
/** Those who may make, send and change offers. */
export const forOffersTheirs: Access = { callers: offerMakers, reach: 'organisation' };
/** Candidates, and everyone in an organisation. */
export const forListeners: Access = { callers: ['candidate', ...members] };
/** The same callers, on what was told to themselves. */
export const forListenersOwn: Access = { ...forListeners, reach: 'own' };
/** Both sides of a conversation. */
export const forParties: Access = { callers: ['candidate', ...hiringReaders] };
export const forPartiesTheirs: Access = { ...forParties, reach: 'organisation' };
/** The parties to a conversation who may write in it. */
export const forWritersTheirs: Access = { callers: ['candidate', ...hiringWriters], reach: 'organisation' };
const complianceKinds = ['officer', 'line-manager', 'compliance-viewer', 'adviser'] as const;

/** Everyone with a compliance role in the organisation, on what row-level security shows them. */
export const forCompliance: Access = { callers: complianceKinds };
export const forComplianceTheirs: Access = { callers: complianceKinds, reach: 'organisation' };
/** Those who see every sponsored worker of the organisation. */
export const forAllWorkers: Access = { callers: ['officer', 'compliance-viewer', 'adviser'] };
export const forAllWorkersTheirs: Access = { ...forAllWorkers, reach: 'organisation' };
/** Those who keep the records, and line managers, who record what happens to their own people. */
export const forWorkerEvents: Access = { callers: ['officer', 'line-manager', 'adviser'] };
export const forWorkerEventsTheirs: Access = { ...forWorkerEvents, reach: 'organisation' };
/** Those who keep the records. */
export const forRecordKeepers: Access = { callers: ['officer', 'adviser'] };
export const forRecordKeepersTheirs: Access = { ...forRecordKeepers, reach: 'organisation' };
export const forOfficers: Access = { callers: ['officer'] };
export const forOfficersTheirs: Access = { ...forOfficers, reach: 'organisation' };
export const forAdmins: Access = { callers: ['admin', 'owner'] };
export const forAdminsOfTheirs: Access = { callers: ['admin', 'owner'], reach: 'organisation' };
/** Everybody with an account but our own staff. */
export const forEverybodyElse: Access = {
  callers: ['candidate', 'unattached', ...members],
};
/** Our own staff, after a second factor. */
export const forStaff: Access = { callers: ['staff'] };
export const forStaffOnAll: Access = { callers: ['staff'], reach: 'all' };
