import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@portway/contracts/operation';
import type { CertificateFacts } from '@portway/contracts/sponsor/certificates/certificate-facts';
import type {
  addCertificateOperation,
  Certificate,
  CertificateAllocation,
  correctCertificateOperation,
  moveCertificateOperation,
  rechargeOperation,
} from '@portway/contracts/sponsor/certificates/certificates';
import { calendarDate } from '@portway/rules/kernel';
import { recharged, rechargedTitle } from '@portway/rules/sponsored-worker';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { FieldCipher } from '../../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { SponsorFactsService } from '../../hiring/sponsor-facts/sponsor-facts.service.ts';
import type { RecordForOthers } from '../duties/events/record-for-others.service.ts';
import type * as rules from './certificate-rules.service.ts';
import { sponsorWarnings } from './certificate-warnings.presenter.ts';
import {
  changedElsewhere,
  field,
  nextStates,
  requireAllocation,
  requireDraft,
  requireMove,
} from './certificates.policy.ts';
import type { CertificateRow, CertificatesRepository } from './certificates.repository.ts';

export interface CertificatesDeps {
  readonly repository: CertificatesRepository;
  readonly rules: Pick<typeof rules, keyof typeof rules>;
  readonly cipher: FieldCipher;
  readonly readFacts: (json: unknown) => CertificateFacts;
  readonly recordEvent: RecordForOthers;
  /** What the organisation says of itself as a sponsor. */
  readonly sponsorFacts: Pick<SponsorFactsService, 'show'>;
  readonly today: () => string;
}

const readers = ['officer', 'viewer', 'adviser'] as const;

/** The day that each state has on record. */
const dayOf = {
  requested: 'requested_on',
  granted: 'granted_on',
  assigned: 'assigned_on',
  used: 'used_on',
  refused: 'closed_on',
  lapsed: 'closed_on',
  withdrawn: 'closed_on',
} as const;

/** Certificates, from the allocation to the day on which the worker uses one. */
export function certificatesService({
  repository,
  rules: law,
  cipher,
  readFacts,
  recordEvent,
  sponsorFacts,
  today,
}: CertificatesDeps) {
  function rowOf(row: CertificateRow) {
    return {
      id: row.id,
      worker: row.worker === null ? null : { id: row.worker, name: row.worker_name ?? '' },
      kind: row.kind,
      state: row.state,
      jobTitle: readFacts(row.facts).fields['job-title'] ?? null,
      numberTail: row.number_tail,
      standing: law.standingOf(row, today()),
    };
  }

  async function show(requestContext: RequestContext, id: string): Promise<Certificate> {
    const { caller, transaction } = requestContext;
    const { id: organisation } = requireCompliance(caller, readers);
    const row = await find(transaction, organisation, id);
    const facts = readFacts(row.facts);
    const sponsor = await sponsorFacts.show(requestContext);
    const isOpen = row.assigned_on === null && row.closed_on === null;
    const notes = await repository.notes(transaction, id);
    const rulesOf = row.assigned_on ?? facts.plannedOn ?? today();
    const appliedOn = row.used_on ?? law.applicationFrom(rulesOf, today());
    const { sheet, explanations, ...judged } = law.judgeCertificate(facts, {
      ...{ rulesOf, appliedOn },
      rating: sponsor.rating,
    });
    const recordValues =
      row.worker === null
        ? new Map<string, string>()
        : valuesOf(await repository.workerOf(transaction, organisation, row.worker));
    const withSource = ({ value, id: name, ...field }: (typeof sheet)[number]) => {
      const source = value === recordValues.get(name) ? 'record' : 'typed';
      return { ...field, id: name, value, source: value === null ? null : source } as const;
    };
    return {
      ...rowOf(row),
      version: row.version,
      facts,
      requestedOn: row.requested_on,
      grantedOn: row.granted_on,
      assignedOn: row.assigned_on,
      usedOn: row.used_on,
      closedOn: row.closed_on,
      ...judged,
      warnings: [...judged.warnings, ...(isOpen ? sponsorWarnings(facts, sponsor) : [])],
      sheet: sheet.map(withSource),
      explanations: explanations.map(withSource),
      nextStates: nextStates(row),
      notes: notes.map(({ words, by_name, at }) => ({ words, by: by_name, at: at.toISOString() })),
    };
  }

  async function find(on: RequestContext['transaction'], organisation: string, id: string) {
    const row = await repository.find(on, organisation, id);
    if (row === undefined) throw missing();
    return row;
  }

  async function allocationOf(on: RequestContext['transaction'], organisation: string) {
    const row = await repository.allocation(on, organisation, today());
    if (row === undefined) return null;
    const { from_day: fromDay, to_day: toDay, allocated, assigned } = row;
    const { askFrom, answeredBy } = law.yearOf(fromDay);
    return { fromDay, toDay, allocated, assigned, left: allocated - assigned, askFrom, answeredBy };
  }

  /** Refuses a number that is on another certificate; whether the allocation is used up, which needs a reason. */
  async function requireAssignable(
    { transaction }: RequestContext,
    { id, kind, organisation }: CertificateRow,
    { on, number, overAllocation }: { on: string; number: string; overAllocation: string },
  ): Promise<boolean> {
    await repository.lockAssigning(transaction, organisation);
    const alike = await repository.numbersLike(transaction, organisation, { id, tail: number.slice(-3) });
    const same = alike.find(
      ({ id: other, encrypted_number }) =>
        encrypted_number !== null &&
        cipher.decrypt(encrypted_number, other).toUpperCase() === number.toUpperCase(),
    );
    if (same !== undefined) {
      const whose =
        same.worker_name === null ? 'another certificate' : `the certificate of ${same.worker_name}`;
      throw field('number', `This number is on ${whose} already.`);
    }
    if (kind !== 'undefined') return false;
    const allocation = await repository.allocation(transaction, organisation, on);
    if (allocation === undefined || on < allocation.from_day || on > allocation.to_day) return false;
    return requireAllocation(allocation, overAllocation);
  }

  return {
    async list({ caller, transaction }: RequestContext, after: string | undefined) {
      const { id } = requireCompliance(caller, readers);
      const { rows, next } = await repository.list(transaction, id, after);
      return { certificates: rows.map(rowOf), next, allocation: await allocationOf(transaction, id) };
    },
    async saveAllocation(
      { caller, transaction }: RequestContext,
      { fromDay, allocated }: { fromDay: string; allocated: number },
    ): Promise<CertificateAllocation> {
      const { id: organisation } = requireRecordKeeper(caller);
      const { toDay } = law.yearOf(fromDay);
      if (toDay === null) throw field('fromDay', 'How long such an allocation lasted is not recorded.');
      const row = { organisation, from_day: fromDay, to_day: toDay, allocated };
      await repository.saveAllocation(transaction, row);
      const allocation = await allocationOf(transaction, organisation);
      if (allocation === null) throw missing();
      return allocation;
    },
    async add(
      requestContext: RequestContext,
      { worker, location }: RequestOf<typeof addCertificateOperation>,
    ): Promise<Certificate> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const theirs =
        worker === null ? undefined : await repository.workerOf(transaction, organisation, worker);
      if (worker !== null && theirs === undefined) throw field('worker', 'Choose a worker of yours.');
      const { size } = await sponsorFacts.show(requestContext);
      const id = randomUUID();
      await repository.add(transaction, {
        ...{ id, organisation, worker, by_account: caller.account, by_name: caller.fullName },
        kind: location === 'outside' ? 'defined' : 'undefined',
        facts: {
          ...{ location, extension: false, cases: [], plannedOn: null, startDay: null, endDay: null },
          ...{ sponsorSize: size, switchingFromStudent: false },
          occupationCode: theirs?.occupation_code ?? null,
          payPence: theirs?.pay_pence ?? null,
          hoursPerWeek: theirs?.hours ?? null,
          fields: {
            ...(theirs?.job_title != null && { 'job-title': theirs.job_title }),
            ...(theirs?.place != null && { 'main-work-address': theirs.place }),
          },
        },
      });
      return await show(requestContext, id);
    },
    show: (requestContext: RequestContext, id: string) => show(requestContext, id),
    async save(
      requestContext: RequestContext,
      id: string,
      { version, facts }: { version: number; facts: CertificateFacts },
    ): Promise<Certificate> {
      const { caller, transaction } = requestContext;
      const row = await find(transaction, requireRecordKeeper(caller).id, id);
      requireDraft(row);
      const kind = facts.location === 'outside' ? 'defined' : 'undefined';
      if (kind !== row.kind && row.state !== 'draft')
        throw field('facts.location', 'It was asked for as it is. Withdraw it, and begin another.');
      const change = { facts, kind, start_day: facts.startDay, end_day: facts.endDay } as const;
      if (!(await repository.change(transaction, { id, version }, change))) throw changedElsewhere();
      return await show(requestContext, id);
    },
    async move(
      requestContext: RequestContext,
      id: string,
      { version, ...move }: RequestOf<typeof moveCertificateOperation>,
    ): Promise<Certificate> {
      const { caller, transaction } = requestContext;
      const row = await find(transaction, requireRecordKeeper(caller).id, id);
      const latest = row.assigned_on ?? row.granted_on ?? row.requested_on;
      requireMove(row, move, { latest, today: today() });
      const { to, on, number, overAllocation = '' } = move;
      const whyNot =
        to === 'assigned' && row.granted_on !== null
          ? law.whyNotAssigned(row.granted_on, on)
          : to === 'used' && row.assigned_on !== null
            ? law.whyNotUsed(row.assigned_on, on)
            : null;
      if (whyNot !== null) throw field('on', whyNot);
      const { organisation } = row;
      const isOver =
        number !== undefined &&
        (await requireAssignable(requestContext, row, { on, number, overAllocation }));
      const day = to === 'draft' ? {} : { [dayOf[to]]: on };
      const sealed =
        number === undefined
          ? {}
          : { encrypted_number: cipher.encrypt(number, id), number_tail: number.slice(-3) };
      if (!(await repository.change(transaction, { id, version }, { state: to, ...day, ...sealed })))
        throw changedElsewhere();
      if (isOver) {
        const words = `Assigned although the allocation on record was used up, because: ${overAllocation}`;
        const by = { by_account: caller.account, by_name: caller.fullName };
        await repository.note(transaction, { certificate: id, organisation, words, ...by });
      }
      return await show(requestContext, id);
    },
    async note(requestContext: RequestContext, id: string, words: string): Promise<Certificate> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      await find(transaction, organisation, id);
      const by = { by_account: caller.account, by_name: caller.fullName };
      await repository.note(transaction, { certificate: id, organisation, words, ...by });
      return await show(requestContext, id);
    },
    async correct(
      { caller, transaction }: RequestContext,
      id: string,
      mistake: RequestOf<typeof correctCertificateOperation>,
    ) {
      return law.correctionOf(mistake, await find(transaction, requireRecordKeeper(caller).id, id));
    },
    /** What happened is recorded; there is no way to plan it. */
    async recharge(
      requestContext: RequestContext,
      id: string,
      { on, what }: RequestOf<typeof rechargeOperation>,
    ): Promise<Certificate> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const { worker, state, assigned_on: assignedOn } = await find(transaction, organisation, id);
      if (on > today())
        throw field('on', 'This day is still to come. A recharge cannot be planned: the sponsor pays.');
      const theirs =
        worker === null ? undefined : await repository.workerOf(transaction, organisation, worker);
      await recordEvent(requestContext, {
        ...{ organisation, worker, happenedOn: on, field: 'on', kind: `${what}-recharged` },
        facts: { certificate: id, state, what },
        title: rechargedTitle,
        conclusion: recharged({ what, assignedOn: calendarDate(assignedOn ?? on) }),
        nation: theirs?.nation ?? 'england-and-wales',
      });
      return await show(requestContext, id);
    },
  };
}

type WorkerRecord = Awaited<ReturnType<CertificatesRepository['workerOf']>>;

/** What a worker’s record says of the fields of a certificate, as its sheet writes them. */
function valuesOf(worker: WorkerRecord): ReadonlyMap<string, string> {
  const { occupation_code: code = null, pay_pence: pay = null, hours = null } = worker ?? {};
  const { job_title: title = null, place = null } = worker ?? {};
  const values: readonly (readonly [string, string | null])[] = [
    ['occupation-code', code],
    ['salary', pay === null ? null : (pay / 100).toFixed(2)],
    ['weekly-hours', hours === null ? null : `${hours}`],
    ['job-title', title],
    ['main-work-address', place],
  ];
  return new Map(values.flatMap(([id, value]) => (value === null ? [] : [[id, value]])));
}

export type Certificates = ReturnType<typeof certificatesService>;
