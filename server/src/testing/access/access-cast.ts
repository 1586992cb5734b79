import { randomUUID } from 'node:crypto';
import type { CallerKind } from '@portway/contracts/access';
import type { HiringRight, MemberRole } from '../../platform/auth/auth.tables.ts';
import { validFile } from '../files/valid-files.ts';
import { type HttpClient, httpClient } from '../http-client.ts';
import { loggedIn, person, type TestPerson } from '../people/people.ts';
import type { startTestApp } from '../test-app.ts';
import { dutiesCast } from './access-cast-duties.ts';
import { hiresCast } from './access-cast-hires.ts';
import { importsCast } from './access-cast-imports.ts';
import { jobsCast } from './access-cast-jobs.ts';
import { linksCast } from './access-cast-links.ts';
import { newsletterCast } from './access-cast-newsletter.ts';
import { proofsCast } from './access-cast-proofs.ts';
import { recordsCast } from './access-cast-records.ts';
import { sponsoringCast } from './access-cast-sponsoring.ts';
import { workersCast } from './access-cast-workers.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;

interface Rights {
  readonly role: MemberRole;
  readonly hiring: HiringRight;
}

/** Everybody who may knock: the kinds of the contracts, and three who have a log-in no more, or not yet. */
export const testCallers = [
  'nobody',
  'unverified',
  'expired',
  'revoked',
  'candidate',
  'unattached',
  'outside-hiring',
  'hiring-reader',
  'hiring-writer',
  'offer-maker',
  'admin',
  'owner',
  'officer',
  'line-manager',
  'compliance-viewer',
  'adviser',
  'officer-once',
  'staff-once',
  'staff',
] as const;

/** Those with a compliance role; the last without a second factor. */
export const complianceCallers = [
  'officer',
  'line-manager',
  'compliance-viewer',
  'adviser',
  'officer-once',
] as const;

/** What the members are, by their right over hiring. */
const hiringMembers = {
  'outside-hiring': { role: 'member', hiring: 'none' },
  'hiring-reader': { role: 'member', hiring: 'read' },
  'hiring-writer': { role: 'member', hiring: 'write' },
  'offer-maker': { role: 'member', hiring: 'offers' },
  admin: { role: 'admin', hiring: 'offers' },
  owner: { role: 'owner', hiring: 'offers' },
} as const;

const complianceRoles = {
  officer: 'officer',
  'officer-once': 'officer',
  'line-manager': 'line-manager',
  'compliance-viewer': 'viewer',
  adviser: 'adviser',
} as const;

export type TestCaller = (typeof testCallers)[number];

/** Whose a thing is, seen from the caller. */
export type Whose = 'own' | 'same organisation' | 'other' | 'missing';

/** Somebody at the door, with what a call of theirs carries. */
export interface Asking extends HttpClient {
  readonly testCaller: TestCaller;
  /** Absent for a caller without an account. */
  readonly person: TestPerson | undefined;
  readonly organisation: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** The kind of the contracts that somebody counts as. */
export function kindOf(testCaller: TestCaller): CallerKind {
  if (testCaller === 'officer-once') return 'outside-hiring';
  return testCaller === 'unverified' || testCaller === 'expired' || testCaller === 'revoked'
    ? 'nobody'
    : testCaller;
}

/** Makes new people, organisations and things of theirs, so that no cell of the table knows another. */
export function accessCast(app: App) {
  const { superuser: queries } = app;

  async function organisation(name = 'Northgate Systems'): Promise<string> {
    const id = randomUUID();
    await queries.insertInto('organisation').values({ id, name, website: null, industry: null }).execute();
    return id;
  }
  const colleague = (at: string, rights: Rights = hiringMembers['hiring-writer']) =>
    person(app, { role: 'recruiter', member: { organisation: at, ...rights } });
  const withHeaders = (who: TestPerson, at?: string) => ({
    person: who,
    organisation: at,
    headers: { ...who.headers },
  });

  async function signIn(testCaller: TestCaller): Promise<Omit<Asking, 'testCaller' | keyof HttpClient>> {
    switch (testCaller) {
      case 'nobody':
        return { person: undefined, organisation: undefined, headers: {} };
      case 'unverified':
        return { person: undefined, organisation: undefined, headers: bearer('A'.repeat(43)) };
      case 'expired':
      case 'revoked': {
        const who = await person(app, { role: 'candidate' });
        const sessions = { expired: { ends_at: new Date(0) }, revoked: undefined }[testCaller];
        if (sessions === undefined)
          await queries.deleteFrom('session').where('account', '=', who.id).execute();
        else await queries.updateTable('session').set(sessions).where('account', '=', who.id).execute();
        return withHeaders(who);
      }
      case 'candidate':
        return withHeaders(await person(app, { role: 'candidate' }));
      case 'unattached':
        return withHeaders(await person(app, { role: 'recruiter' }));
      case 'staff':
        return withHeaders(await person(app, { role: 'staff' }));
      case 'staff-once':
        return withHeaders(await person(app, { role: 'staff', secondFactor: false }));
      case 'officer':
      case 'officer-once':
      case 'line-manager':
      case 'compliance-viewer':
      case 'adviser': {
        const at = await organisation();
        await colleague(at, hiringMembers.owner);
        const compliance = complianceRoles[testCaller];
        const member = { organisation: at, ...hiringMembers['outside-hiring'], compliance_role: compliance };
        const secondFactor = testCaller !== 'officer-once';
        return withHeaders(await person(app, { role: 'recruiter', secondFactor, member }), at);
      }
      default: {
        const at = await organisation();
        // Somebody else owns it too, so that the caller may leave.
        await colleague(at, hiringMembers.owner);
        return withHeaders(await colleague(at, hiringMembers[testCaller]), at);
      }
    }
  }

  /** An account of this relation to the caller; undefined where there can be none. */
  async function accountOf(whose: Whose, asking: Asking): Promise<string | undefined> {
    if (whose === 'missing') return randomUUID();
    if (whose === 'own') return asking.person?.id;
    if (whose === 'other') return (await colleague(await organisation('Tidewater Health'))).id;
    return asking.organisation === undefined ? undefined : (await colleague(asking.organisation)).id;
  }

  return {
    app,
    queries,
    async make(testCaller: TestCaller): Promise<Asking> {
      const caller = await signIn(testCaller);
      return { testCaller, ...caller, ...httpClient(app.ask, caller.headers) };
    },
    accountOf,
    /** An organisation of this relation to the caller; undefined where there can be none. */
    async sponsorOf(whose: Whose, asking: Asking): Promise<string | undefined> {
      if (whose === 'missing') return undefined;
      return whose === 'other' ? await organisation('Tidewater Health') : asking.organisation;
    },
    jobs: jobsCast(app, { accountOf, organisation }),
    sponsoring: sponsoringCast(app),
    duties: dutiesCast(app, { organisation }),
    hires: hiresCast(app, { organisation }),
    workers: workersCast(app, { organisation }),
    records: recordsCast(app, workersCast(app, { organisation })),
    imports: importsCast(app, { organisation }),
    proofs: proofsCast(app),
    links: linksCast(app),
    newsletter: newsletterCast(app),
    /** What a client said of us, not confirmed yet. */
    async testimonial(whose: Whose) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const words = { quote: 'Clear.', name: 'Priya Raman', role: 'Head', organisation: 'Wexcombe' };
      const ofStaff = { email: 'priya@example.com', evidence: 'Her e-mail.' };
      const moments = { created_at: new Date(), changed_at: new Date() };
      await queries
        .insertInto('testimonial')
        .values({ id, ...words, ...ofStaff, ...moments })
        .execute();
      return id;
    },
    /** A figure for the page About. */
    async operatorFigure(whose: Whose) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const fields = {
        value: '120',
        label: 'sponsors advised',
        source: 'Our records',
        true_on: '2026-11-02',
      };
      const moments = { created_at: new Date(), changed_at: new Date() };
      await queries
        .insertInto('operator_figure')
        .values({ id, ...fields, ...moments })
        .execute();
      return id;
    },
    /** Another session of such an account. */
    async sessionOf(whose: Whose, asking: Asking) {
      if (whose === 'missing') return randomUUID();
      const account = await accountOf(whose, asking);
      if (account === undefined) return undefined;
      await loggedIn(queries, account);
      const { id } = await queries
        .selectFrom('session')
        .select('id')
        .where('account', '=', account)
        .where('second_factor', '=', false)
        .orderBy('began_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return id;
    },
    async passkeyOf(whose: Whose, asking: Asking) {
      if (whose === 'missing') return randomUUID();
      const account = await accountOf(whose, asking);
      if (account === undefined) return undefined;
      const id = randomUUID();
      const passkey = { id, account, credential_id: id, public_key: 'AA', counter: 0, transports: '[]' };
      await queries
        .insertInto('passkey')
        .values({ ...passkey, name: 'A key', last_used_at: null })
        .execute();
      // A person with a passkey changes it in a session that began with one.
      await queries
        .updateTable('session')
        .set({ second_factor: true })
        .where('account', '=', account)
        .execute();
      return id;
    },
    /** An invitation to the organisation of such an account. */
    async invitationOf(whose: Whose, asking: Asking, email = `guest-${randomUUID()}@example.com`) {
      if (whose === 'missing') return randomUUID();
      const at = whose === 'other' ? await organisation('Tidewater Health') : asking.organisation;
      if (at === undefined) return undefined;
      const id = randomUUID();
      const expires_at = new Date(Date.now() + 86_400_000);
      const invited_by = whose === 'own' ? (asking.person?.id ?? null) : null;
      const rights = hiringMembers['hiring-writer'];
      const invitation = { id, organisation: at, email, ...rights, invited_by, expires_at };
      await queries.insertInto('invitation').values(invitation).execute();
      return id;
    },
    /** A piece of the profile of such an account. */
    async entryOf(kind: 'work' | 'education', whose: Whose, asking: Asking) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const account = await accountOf(whose, asking);
      if (account === undefined) return undefined;
      const entry = { id, account, kind, place: 0, answers: '{}' };
      await queries.insertInto('profile_entry').values(entry).execute();
      return id;
    },
    async enquiryOf(whose: Whose) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const nothing = { first_name: null, last_name: null, phone: null, organisation: null, message: null };
      await queries
        .insertInto('enquiry')
        .values({
          id,
          kind: 'contact',
          email: 'amara@example.com',
          ...nothing,
          details: '{}',
          suspected: false,
        })
        .execute();
      return id;
    },
    async resumeOf(whose: Whose, asking: Asking) {
      if (whose === 'missing') return randomUUID();
      const account = await accountOf(whose, asking);
      if (account === undefined) return undefined;
      const id = randomUUID();
      const file_key = randomUUID();
      await app.files.put(file_key, validFile);
      const resumes = await queries
        .selectFrom('resume')
        .select('id')
        .where('account', '=', account)
        .execute();
      const file = { name: 'cv.txt', kind: 'txt' as const, bytes: validFile.length, sealed_text: null };
      await queries
        .insertInto('resume')
        .values({ id, account, file_key, main: resumes.length === 0, ...file })
        .execute();
      return id;
    },
    async failedEmailOf(whose: Whose) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const mail = { id, kind: 'test', recipient: 'amara@example.com', subject: 's', text: 't', html: 'h' };
      await queries
        .insertInto('mail')
        .values({
          ...mail,
          reply_to: null,
          headers: '{}',
          attachments: '[]',
          sent_at: null,
          failed_at: new Date(),
          last_fault: null,
        })
        .execute();
      return id;
    },
  };
}

export type AccessCast = ReturnType<typeof accessCast>;

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}
