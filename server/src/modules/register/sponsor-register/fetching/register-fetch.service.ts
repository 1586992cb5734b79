import type { RegisterFetching } from '@portway/contracts/register/sponsor-register/register-fetching';
import type { Caller, RequestContext } from '../../../../platform/db/request-context.ts';
import { renderEmail } from '../../../../platform/mail/email.ts';
import { registerNotFetched } from './register-fetch.emails.ts';
import type { RegisterFetchRepository, Validators } from './register-fetch.repository.ts';

/** Where the register is fetched from, and how an edition is read in. */
export interface RegisterSource {
  readonly address: string;
  /** Rejects, saying why, where nothing could be read in. */
  fetch(validators: Validators | undefined, signal: AbortSignal): Promise<Fetched>;
}

export interface Fetched {
  /** What it brought, in words. */
  readonly outcome: string;
  /** Of the file; undefined where it has not changed. */
  readonly validators: Validators | undefined;
}

export interface RegisterFetchDeps {
  readonly repository: RegisterFetchRepository;
  /** Left out, nothing is fetched. */
  readonly source: RegisterSource | undefined;
  readonly requireStaff: (caller: Caller) => void;
  /** The address at which the team reads. */
  readonly staff: string;
  readonly origin: string;
  readonly onWarning: (message: string) => void;
  readonly now: () => number;
  /** In London, as YYYY-MM-DD. */
  readonly today: () => string;
}

const day = 86_400_000;
/** The team is told when it has failed on this many days. */
const tellAfterDays = 3;
const longestWords = 600;

/** Fetches the register each day. What was read in before stays whatever happens. */
export function registerFetchService(deps: RegisterFetchDeps) {
  const { repository, source, staff, origin, now, today } = deps;
  const stopping = new AbortController();

  /** Fetches once. Says what came of it; `fetched` is false where it failed or another process is fetching. */
  async function once(): Promise<{ readonly fetched: boolean; readonly words: string }> {
    if (source === undefined)
      return { fetched: false, words: 'REGISTER_URL is not set: nothing is fetched.' };
    const attempt = await repository.begin();
    if (attempt === null) return { fetched: false, words: 'The register is being fetched at this moment.' };
    try {
      const { outcome, validators } = await source.fetch(attempt.known, stopping.signal);
      await repository.succeeded(short(outcome), validators);
      return { fetched: true, words: outcome };
    } catch (error) {
      const fault = short(error instanceof Error ? error.message : String(error));
      deps.onWarning(`The register of sponsors was not fetched. ${fault}`);
      await repository.failed(fault, today(), {
        afterDays: tellAfterDays,
        mail: (failedDays, succeededAt) => ({
          ...renderEmail(registerNotFetched({ failedDays, succeededAt, fault, origin })),
          kind: 'register-not-fetched',
          to: staff,
        }),
      });
      return { fetched: false, words: fault };
    }
  }

  /** The same for a queue, which tries again when this rejects. */
  async function daily(): Promise<void> {
    const { fetched, words } = await once();
    if (!fetched) throw new Error(words);
  }

  return {
    once,
    daily,
    /** Fetches unless that succeeded within the last day. */
    async ifDue(): Promise<void> {
      const { succeededAt = null } = (await repository.state()) ?? {};
      if (succeededAt === null || now() - succeededAt.getTime() > day) await once();
    },
    /** For the team. */
    async show({ caller, transaction }: RequestContext): Promise<RegisterFetching> {
      deps.requireStaff(caller);
      const state = await repository.state(transaction);
      return {
        edition: (await repository.newest(transaction)) ?? null,
        address: source?.address ?? null,
        triedAt: state?.triedAt?.toISOString() ?? null,
        succeededAt: state?.succeededAt?.toISOString() ?? null,
        outcome: state?.outcome ?? null,
        fault: state?.fault ?? null,
        failedDays: state?.failedDays ?? 0,
      };
    },
    /** For the operator; undefined where nothing is fetched. */
    async readiness(): Promise<{ readonly edition: string | null; readonly failedDays: number } | undefined> {
      if (source === undefined) return undefined;
      const [edition = null, state] = await Promise.all([repository.newest(), repository.state()]);
      return { edition, failedDays: state?.failedDays ?? 0 };
    },
    /** Ends a fetch that is under way. */
    stop: (): void => stopping.abort(),
  };
}

export type RegisterFetch = ReturnType<typeof registerFetchService>;

const short = (words: string) =>
  words.length > longestWords ? `${words.slice(0, longestWords - 1)}…` : words;
