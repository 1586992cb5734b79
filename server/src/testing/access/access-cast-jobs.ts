import { randomUUID } from 'node:crypto';
import { validFile, validPhoto } from '../files/valid-files.ts';
import type { TestApp } from '../test-app.ts';
import type { Asking, Whose } from './access-cast.ts';
import { applicantsCast } from './access-cast-applicants.ts';

interface People {
  accountOf(whose: Whose, asking: Asking): Promise<string | undefined>;
  organisation(name?: string): Promise<string>;
}

/** Everything that a job needs to be published. */
export const wholeJob = {
  title: 'Backend engineer',
  occupationCode: '2134',
  place: 'London',
  nation: 'england',
  workplace: 'hybrid',
  level: 'senior',
  employment: 'permanent',
  hoursPerWeek: 37.5,
  currency: 'GBP',
  payFrom: 62_000,
  payTo: 70_000,
  summary: 'Settlement of card payments.',
  skills: ['TypeScript', 'PostgreSQL'],
} as const;

type Answers = Readonly<Record<string, unknown>>;

/** A notification about nothing that is stored. */
const nothing = {
  application: null,
  job: null,
  conversation: null,
  offer: null,
  hiring_case: null,
  read_at: null,
};

/** Jobs, applications and conversations for a test, as if somebody had made them. */
export function jobsCast(
  { superuser: queries, files }: Pick<TestApp, 'superuser' | 'files'>,
  people: People,
) {
  async function addJob(
    organisation: string,
    {
      state = 'published',
      answers = wholeJob,
    }: { state?: 'draft' | 'published' | 'paused' | 'closed'; answers?: Answers } = {},
  ): Promise<string> {
    const id = randomUUID();
    await queries
      .insertInto('job')
      .values({
        id,
        organisation,
        slug: `job-${id.slice(0, 13)}`,
        state,
        answers: JSON.stringify(answers),
        hiring_contact: null,
        contact_name: null,
        published_at: state === 'draft' ? null : new Date(),
        closed_at: state === 'closed' ? new Date() : null,
      })
      .execute();
    return id;
  }

  async function addApplication(account: string, organisation: string, job: string): Promise<string> {
    const id = randomUUID();
    const about = { position: 'Backend engineer', company: 'Northgate Systems', location: 'London' };
    await queries
      .insertInto('application')
      .values({
        ...about,
        id,
        account,
        job,
        organisation,
        text: 'Your work on settlement.',
        resume: await addResume(account),
      })
      .execute();
    await queries
      .insertInto('application_turn')
      .values({ application: id, state: 'pending', by_side: 'candidate', note: null })
      .execute();
    const { id: conversation } = await queries
      .insertInto('conversation')
      .values({ application: id, account, organisation })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queries
      .insertInto('conversation_reader')
      .values({ conversation, account, side: 'candidate' })
      .execute();
    return id;
  }

  async function conversationAbout(application: string): Promise<string> {
    const { id } = await queries
      .selectFrom('conversation')
      .select('id')
      .where('application', '=', application)
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A CV that went along with an application. */
  async function addResume(account: string): Promise<string> {
    const id = randomUUID();
    const file_key = randomUUID();
    await files.put(file_key, validFile);
    const file = { name: 'cv.txt', kind: 'txt' as const, bytes: validFile.length, sealed_text: null };
    await queries
      .insertInto('resume')
      .values({ id, account, file_key, main: false, sent: true, ...file })
      .execute();
    return id;
  }

  async function candidate(): Promise<string> {
    const id = randomUUID();
    const account = {
      id,
      email: `candidate-${id}@example.com`,
      full_name: 'A candidate',
      role: 'candidate' as const,
    };
    await queries.insertInto('account').values(account).execute();
    return id;
  }

  return {
    addJob,
    addApplication,
    conversationAbout,
    /** A conversation of such an account, or of its organisation. */
    async conversationOf(whose: Whose, asking: Asking) {
      const application = await applicationOf(whose, asking);
      return application === undefined || whose === 'missing'
        ? application
        : await conversationAbout(application);
    },
    /** A job that everybody sees; whose it is makes no difference to who looks for work. */
    async publicJob(whose: Whose) {
      return whose === 'missing' ? randomUUID() : await addJob(await people.organisation());
    },
    /** The address of a company that everybody sees, with a logo. */
    async publicCompany(whose: Whose) {
      if (whose === 'missing') return 'nobody-there';
      const organisation = await people.organisation();
      await addJob(organisation);
      await queries
        .insertInto('organisation_logo')
        .values({ organisation, jpeg: validPhoto })
        .onConflict((conflict) => conflict.column('organisation').doNothing())
        .execute();
      const { slug } = await queries
        .selectFrom('published_employer')
        .select('slug')
        .where('organisation', '=', organisation)
        .executeTakeFirstOrThrow();
      return slug;
    },
    /** A job of the organisation of such an account. */
    async employerJob(whose: Whose, asking: Asking) {
      if (whose === 'missing') return randomUUID();
      const at = whose === 'other' ? await people.organisation('Tidewater Health') : asking.organisation;
      return at === undefined ? undefined : await addJob(at, { state: 'draft' });
    },
    /** A file that the candidate of such a conversation sent in it. */
    async attachmentOf(whose: Whose, asking: Asking) {
      const application = await applicationOf(whose, asking);
      if (application === undefined || whose === 'missing') return application;
      return await addAttachment(application);
    },
    /** A search that such an account keeps. */
    async searchOf(whose: Whose, asking: Asking) {
      if (whose === 'missing') return randomUUID();
      const account = whose === 'other' ? await candidate() : await ownAccount(whose, asking);
      if (account === undefined) return undefined;
      const id = randomUUID();
      const search = { id, account, name: 'Backend in Leeds', search: '{"title":"backend"}' };
      await queries
        .insertInto('saved_search')
        .values({ ...search, alerts: 'none' })
        .execute();
      return id;
    },
    /** A hire plan that such an account keeps. */
    async planOf(whose: Whose, asking: Asking) {
      if (whose === 'missing') return randomUUID();
      const account = whose === 'other' ? await candidate() : await ownAccount(whose, asking);
      if (account === undefined) return undefined;
      const id = randomUUID();
      const job = '{"title":"Backend engineer","occupationCode":"2134"}';
      await queries
        .insertInto('saved_plan')
        .values({ id, account, name: 'Backend engineer from abroad', answers: '{"role":"2134"}', job })
        .execute();
      return id;
    },
    /** A template of the organisation of such an account. */
    async messageTemplateOf(whose: Whose, asking: Asking) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const at = whose === 'other' ? await people.organisation('Tidewater Health') : asking.organisation;
      if (at === undefined) return undefined;
      const template = { id, organisation: at, name: `Template ${id}`, text: 'Dear {name}' };
      await queries.insertInto('message_template').values(template).execute();
      return id;
    },
    /** What such an account was told in its workspace. */
    async notificationOf(whose: Whose, asking: Asking) {
      if (whose === 'missing') return randomUUID();
      const account = await people.accountOf(whose, asking);
      if (account === undefined) return undefined;
      const organisation = whose === 'other' ? null : (asking.organisation ?? null);
      const { id } = await queries
        .insertInto('notification')
        .values({ account, organisation, kind: 'claim-decided', words: '{}', mail: 'none', ...nothing })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    applicationOf,
    /** What colleagues keep about applicants. */
    ...applicantsCast(queries, { people, applicationOf }),
  };

  /** An application: made by the caller, received by their organisation, or between others. */
  async function applicationOf(whose: Whose, asking: Asking): Promise<string | undefined> {
    if (whose === 'missing') return randomUUID();
    const at = asking.organisation;
    if (whose !== 'other' && at !== undefined)
      return await addApplication(await candidate(), at, await addJob(at));
    const account = whose === 'other' ? await candidate() : await ownAccount(whose, asking);
    if (account === undefined) return undefined;
    const organisation = await people.organisation('Tidewater Health');
    return await addApplication(account, organisation, await addJob(organisation));
  }

  /** Sent along with a message of the candidate. */
  async function addAttachment(application: string): Promise<string> {
    const { account } = await queries
      .selectFrom('application')
      .select('account')
      .where('id', '=', application)
      .executeTakeFirstOrThrow();
    const conversation = await conversationAbout(application);
    const [id, message, file_key] = [randomUUID(), randomUUID(), randomUUID()];
    await files.put(file_key, validFile);
    const words = { side: 'candidate' as const, author: account, author_name: 'A candidate', text: '' };
    await queries
      .insertInto('message')
      .values({ id: message, conversation, number: 1, ...words })
      .execute();
    const file = { name: 'cv.txt', kind: 'txt' as const, bytes: validFile.length, file_key };
    await queries
      .insertInto('message_attachment')
      .values({ id, conversation, message, account, ...file })
      .execute();
    return id;
  }

  /** Who has no organisation has nobody in the same one. */
  async function ownAccount(whose: Whose, asking: Asking) {
    return whose === 'own' ? await people.accountOf('own', asking) : undefined;
  }
}
