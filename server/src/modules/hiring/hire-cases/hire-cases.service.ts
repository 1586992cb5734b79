import { randomUUID } from 'node:crypto';
import type { HireCase, HireCaseRow } from '@portway/contracts/hiring/hire-cases/hire-cases';
import type { MyHire } from '@portway/contracts/hiring/hire-cases/hire-steps';
import type { HireTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import { requireHiring, requireHiringReader } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { requireStep } from './hire-cases.policy.ts';
import {
  type CaseRead,
  caseOf,
  caseRowOf,
  myHireOf,
  type OpenHire,
  openHireOf,
} from './hire-cases.presenter.ts';
import type { CaseRow, DoneRow, HireCasesRepository } from './hire-cases.repository.ts';
import { stepsOf } from './hire-stations.presenter.ts';

/** An offer that its candidate accepts. */
export interface Accepted {
  readonly application: {
    readonly id: string;
    readonly account: string;
    readonly organisation: string | null;
  };
  readonly version: { readonly number: number; readonly terms: object; readonly judgement: unknown };
}

/** Somebody who was hired outside Portway. */
export interface HiredOutside {
  readonly application: {
    readonly id: string;
    readonly account: string;
    readonly organisation: string;
  };
  readonly candidateName: string;
  readonly title: string;
  readonly place: string;
  /** The first day, YYYY-MM-DD. */
  readonly startsOn: string;
}

/** Version 0 of an offer: there was none here. */
const noOffer = 0;

/** What is known of a job without an offer. */
function termsOf({ title, place, startsOn }: HiredOutside): HireTerms {
  return {
    ...{ title, place, startsOn, expiresOn: startsOn, employment: 'permanent' },
    ...{
      pay: null,
      hoursPerWeek: null,
      nation: null,
      years: null,
      occupationCode: null,
      sponsored: null,
      note: '',
    },
  };
}

interface Changed {
  readonly message: string;
  readonly case: HireCase;
}

export interface HireCasesDeps {
  readonly repository: HireCasesRepository;
  readonly readTerms: (stored: unknown) => HireTerms;
  readonly readJudgement: (stored: unknown) => OfferJudgement;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** What an employer keeps of each hire, from an accepted offer on, or from the day it was hired outside Portway. */
export function hireCasesService(deps: HireCasesDeps) {
  const { repository, readTerms, readJudgement, today } = deps;

  const readCase = (stored: CaseRow, done: readonly DoneRow[]): CaseRead => ({
    stored,
    terms: readTerms(stored.terms),
    judgement: stored.judgement === null ? null : readJudgement(stored.judgement),
    done: done.filter(({ hire_case }) => hire_case === stored.id),
    today: today(),
  });

  async function hireCase({ transaction }: RequestContext, row: CaseRow): Promise<HireCase> {
    const doneSteps = await repository.done(transaction, [row.id]);
    const conversation =
      row.application === null ? undefined : await repository.conversationOf(transaction, row.application);
    return caseOf(readCase(row, doneSteps), conversation ?? null);
  }

  async function lockCase({ transaction, caller }: RequestContext, id: string): Promise<CaseRow> {
    const row = await repository.findForUpdate(transaction, requireHiring(caller).id, id);
    if (row === undefined) throw missing();
    return row;
  }

  async function requireCase({ transaction, caller }: RequestContext, id: string): Promise<CaseRow> {
    const row = await repository.find(transaction, requireHiringReader(caller).id, id);
    if (row === undefined) throw missing();
    return row;
  }

  return {
    /** In the transaction of the candidate who accepts. */
    async begin({ transaction, caller }: RequestContext, { application, version }: Accepted): Promise<void> {
      if (application.organisation === null) throw missing();
      await repository.add(transaction, {
        id: randomUUID(),
        organisation: application.organisation,
        application: application.id,
        account: application.account,
        candidate_name: caller.fullName,
        terms: version.terms,
        judgement: version.judgement,
        offer_version: version.number,
      });
    },
    /** In the transaction of the colleague who says so. */
    async beginOutside({ transaction }: RequestContext, hired: HiredOutside): Promise<void> {
      const { application, candidateName } = hired;
      await repository.add(transaction, {
        id: randomUUID(),
        organisation: application.organisation,
        application: application.id,
        account: application.account,
        candidate_name: candidateName,
        terms: termsOf(hired),
        judgement: null,
        offer_version: noOffer,
      });
    },
    /** Ends the hire of an application that is no longer hired, today. */
    endOf: ({ transaction }: RequestContext, application: string): Promise<void> =>
      repository.detach(transaction, application, today()),
    /** The case of an application of the caller's organisation; null where there is none. */
    async idOf({ transaction, caller }: RequestContext, application: string): Promise<string | null> {
      return (await repository.idOf(transaction, requireHiringReader(caller).id, application)) ?? null;
    },
    /** The caller's own hire by an application, as its worker sees it; null where there is none. */
    async ofWorker({ transaction, caller }: RequestContext, application: string): Promise<MyHire | null> {
      const row = await repository.findOwn(transaction, caller.account, application);
      return row === undefined ? null : myHireOf(readCase(row, await repository.done(transaction, [row.id])));
    },
    async list(
      { transaction, caller }: RequestContext,
      after: string | undefined,
    ): Promise<{ readonly cases: HireCaseRow[]; readonly next: string | null }> {
      const { rows, next } = await repository.list(transaction, requireHiringReader(caller).id, after);
      const doneSteps = await repository.done(
        transaction,
        rows.map(({ id }) => id),
      );
      return { cases: rows.map((row) => caseRowOf(readCase(row, doneSteps))), next };
    },
    /** Hires that have not ended, each with what the employer has still to do. */
    async open({ transaction, caller }: RequestContext): Promise<readonly OpenHire[]> {
      const { id: organisation } = requireHiringReader(caller);
      const { account } = caller;
      const rows = await repository.open(transaction, { organisation, account, day: today() });
      const doneSteps =
        rows.length === 0
          ? []
          : await repository.done(
              transaction,
              rows.map(({ id }) => id),
            );
      return rows.map((row) => openHireOf(readCase(row, doneSteps)));
    },
    show: async (requestContext: RequestContext, id: string): Promise<HireCase> =>
      await hireCase(requestContext, await requireCase(requestContext, id)),
    async mark(
      requestContext: RequestContext,
      id: string,
      { step, done }: { step: string; done: boolean },
    ): Promise<Changed> {
      const { transaction, caller } = requestContext;
      const row = await lockCase(requestContext, id);
      requireStep(stepsOf(readCase(row, [])), step);
      if (done) {
        const by = { by_account: caller.account, by_name: caller.fullName };
        await repository.mark(transaction, { hire_case: id, step, ...by });
      } else await repository.unmark(transaction, id, step);
      return {
        message: done ? 'Marked as done.' : 'Marked as not done.',
        case: await hireCase(requestContext, row),
      };
    },
    async end(requestContext: RequestContext, id: string, day: string | null): Promise<Changed> {
      await lockCase(requestContext, id);
      await repository.end(requestContext.transaction, id, day);
      return {
        message: day === null ? 'This hire goes on.' : 'The last day is recorded.',
        case: await hireCase(requestContext, await requireCase(requestContext, id)),
      };
    },
  };
}

export type HireCases = ReturnType<typeof hireCasesService>;
