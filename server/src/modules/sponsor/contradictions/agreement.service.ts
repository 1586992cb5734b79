import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@portway/contracts/operation';
import type {
  AgreementRow,
  explainDifferenceOperation,
  PaperExplanation,
  PapersAgreement,
} from '@portway/contracts/sponsor/contradictions/contradictions';
import { paperFieldRules, paperSources } from '@portway/rules/papers-agree';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { cellsOf, eventFor, eventWords, reasonShown, valueWords } from './agreement.presenter.ts';
import { changedMeanwhile, requireWrongSource } from './contradictions.policy.ts';
import type { ExplanationsRepository, FollowingReport } from './explanations.repository.ts';
import type { ComparedField, ComparePapers, Hashes } from './statements/compared-papers.service.ts';
import type { WorkerStatements, WorkerStatementsReader } from './statements/statements.service.ts';

interface Deps {
  readonly statements: WorkerStatementsReader;
  readonly repository: ExplanationsRepository;
  readonly compare: ComparePapers;
  readonly hashes: Hashes;
  readonly audit: Audit;
  /** Has the counts of lists made again, soon. */
  readonly compareSoon: (on: RequestContext['transaction'], worker: string) => Promise<void>;
  readonly today: () => string;
}

const whoReadsPapers = ['officer', 'viewer', 'adviser'] as const;
type Explaining = RequestOf<typeof explainDifferenceOperation>;

/** Whether the papers of one worker agree, and why they do not. */
export function agreementService({
  statements,
  repository,
  compare,
  hashes,
  audit,
  compareSoon,
  today,
}: Deps) {
  async function compareOf({ transaction }: RequestContext, organisation: string, worker: string) {
    const query = { organisation, workers: [worker], isRequest: true };
    const [read] = await statements.read(transaction, query);
    if (read === undefined) throw missing();
    const explanations = await repository.of(transaction, [worker]);
    return { read, fields: compare(read, explanations, hashes) };
  }

  async function eventsOf({ transaction }: RequestContext, worker: string, fields: readonly ComparedField[]) {
    const ids = fields.flatMap(({ differences }) => differences.flatMap(({ changed }) => changed?.id ?? []));
    const onRecord = await repository.events(transaction, ids);
    const reports = Map.groupBy(await repository.reports(transaction, ids, worker), ({ event }) => event);
    return new Map(onRecord.map((event) => [event.id, { ...event, reports: reports.get(event.id) ?? [] }]));
  }

  return {
    async show(requestContext: RequestContext, id: string): Promise<PapersAgreement> {
      const { id: organisation, complianceRole } = requireCompliance(requestContext.caller, whoReadsPapers);
      const { read, fields } = await compareOf(requestContext, organisation, id);
      const events = await eventsOf(requestContext, id, fields);
      const rows = fields.map((field) => rowOf(field, read, events));
      const { worker, papers, jobTitle, place, facts } = read;
      return {
        worker: { id, fullName: worker.name, jobTitle, place },
        mayRecord: complianceRole === 'officer' || complianceRole === 'adviser',
        today: today(),
        rows: rows.toSorted((one, other) => order[one.state] - order[other.state]),
        sources: new Set(
          facts.statements.map(({ id: statement }) => statement.split(' ').slice(0, 2).join(' ')),
        ).size,
        papers: papers.map(({ id: paper, kind, title, fromDay, toDay, version, by, at, values }) => ({
          ...{ id: paper, kind, title, fromDay, toDay, version, by, at: at.toISOString() },
          values: Object.fromEntries(
            values.flatMap(({ field, value }) => (value === null ? [] : [[field, { ...value }]])),
          ),
          sealed: values.flatMap(({ field, encrypted, tail }) =>
            encrypted !== null && isSealedField(field) ? [{ field, tail }] : [],
          ),
        })),
      };
    },
    /** Keeps one reason for all that differs in a field and is not explained. */
    async explain(
      requestContext: RequestContext,
      id: string,
      { field, seen, why, wrongSource, reason }: Explaining,
    ) {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const { read, fields } = await compareOf(requestContext, organisation, id);
      const compared = fields.find((each) => each.field === field);
      if (compared === undefined || compared.seen !== seen) throw changedMeanwhile();
      requireWrongSource(why, wrongSource);
      const pairs = new Map(compared.unexplained.map((each) => [each.hashes.join(' '), each]));
      const ids: string[] = [];
      for (const { one, other, hashes: pair } of pairs.values()) {
        const [first, second] = pair;
        const words = ({ id: statement, source, value }: typeof one) =>
          `${source}: ${valueWords(value, read.provenance.get(statement) ?? { by: null, recordedOn: null })}`.slice(
            0,
            400,
          );
        const explanation = randomUUID();
        const isNew = await repository.add(transaction, {
          ...{ id: explanation, worker: id, organisation, field, one_hash: first, other_hash: second },
          ...{ one_words: words(one), other_words: words(other), why, wrong_source: wrongSource, reason },
          ...{ by_account: caller.account, by_name: caller.fullName },
        });
        if (isNew) ids.push(explanation);
      }
      await audit.note(requestContext, 'paper-difference-explained', id, { field, why });
      await compareSoon(transaction, id);
      return { message: 'The reason is recorded.', ids };
    },
    async withdraw(requestContext: RequestContext, id: string): Promise<{ readonly message: string }> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const explanation = await repository.find(transaction, organisation, id);
      if (explanation === undefined) throw missing();
      if (explanation.withdrawn_at !== null) return { message: 'The reason was withdrawn already.' };
      await repository.withdraw(transaction, id, caller.fullName);
      await audit.note(requestContext, 'paper-explanation-withdrawn', explanation.worker, {
        field: explanation.field,
      });
      await compareSoon(transaction, explanation.worker);
      return { message: 'The reason is withdrawn. What it explained is open again.' };
    },
  };
}

export type Agreement = ReturnType<typeof agreementService>;

const order = { 'not-explained': 0, explained: 1, 'not-comparable': 2, agree: 3, 'only-one': 4 } as const;
const sealedFields = ['birth-date', 'certificate-number', 'national-insurance', 'passport-number'] as const;
const isSealedField = (field: string): field is (typeof sealedFields)[number] =>
  sealedFields.some((each) => each === field);

type EventShown = {
  readonly kind: string;
  readonly by: string;
  readonly reports: readonly FollowingReport[];
};

function rowOf(
  field: ComparedField,
  { provenance }: WorkerStatements,
  events: ReadonlyMap<string, EventShown>,
): AgreementRow {
  const unexplained = field.unexplained;
  const { outcome, close, notComparable } = field;
  const isOpen = unexplained.length > 0;
  const state = isOpen
    ? 'not-explained'
    : outcome === 'differ' || outcome === 'changed'
      ? 'explained'
      : outcome;
  const days = unexplained.flatMap(({ since }) => since ?? []);
  const between = new Set(unexplained.flatMap(({ one, other }) => [one.source, other.source]));
  return {
    ...{ field: field.field, title: paperFieldRules[field.field].title, state },
    cells: cellsOf(field, provenance, paperSources),
    since: days.length < unexplained.length ? null : (days.toSorted()[0] ?? null),
    between: paperSources.filter((source) => between.has(source)),
    explanations: explanationsOf(field, events),
    notes: notesOf([...notComparable, ...close]),
    seen: field.seen,
    event: isOpen ? eventFor(field.field) : null,
  };
}

/** Each event and each reason once, the newest first. */
function explanationsOf(
  { differences, open }: ComparedField,
  events: ReadonlyMap<string, EventShown>,
): PaperExplanation[] {
  const ofEvents = differences.flatMap(({ changed }): PaperExplanation[] => {
    const event = changed === null ? undefined : events.get(changed.id);
    if (changed === null || event === undefined) return [];
    const reports = event.reports.map(({ event: _, ...report }) => report);
    return [
      {
        by: 'event',
        id: changed.id,
        title: eventWords(event.kind),
        words: null,
        day: changed.from,
        name: event.by,
        reports,
      },
    ];
  });
  const ofPeople = open.flatMap(({ explanation }) =>
    explanation === undefined ? [] : [reasonShown(explanation)],
  );
  const all = new Map([...ofEvents, ...ofPeople].map((each) => [each.id, each]));
  return [...all.values()].toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

function notesOf(all: ComparedField['close']): string[] {
  const words = all.map(
    ({ one, other, because }) => `${sourceNames[one.source]} and ${sourceNames[other.source]}: ${because}.`,
  );
  return [...new Set(words)].slice(0, 3).map((each) => each.charAt(0).toUpperCase() + each.slice(1));
}

const sourceNames = {
  certificate: 'certificate',
  offer: 'offer',
  contract: 'contract',
  payslip: 'payslip',
  'right-to-work': 'right to work check',
  passport: 'passport',
  other: 'another paper',
  record: 'record',
  register: 'register',
  licence: 'licence',
} as const;
