import type { StatedValues } from '@portway/contracts/sponsor/contradictions/stated-papers';
import type { PaperFacts, Statement } from '@portway/rules/papers-agree';
import type { FieldCipher } from '../../../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { Provenance } from '../agreement.presenter.ts';
import { changesOf } from './recorded-changes.presenter.ts';
import type * as sources from './source-statements.service.ts';
import type { OnCertificate, OnOffer, Stating } from './source-statements.service.ts';
import type {
  CertificateFactsRow,
  Compared,
  PaperFactsRow,
  StatementsRepository,
  TermsFacts,
  WorkerFacts,
} from './statements.repository.ts';

type On = RequestContext['transaction'];

/** Everything that is compared about one worker, with where each value stands. */
export interface WorkerStatements {
  readonly worker: WorkerFacts;
  readonly facts: PaperFacts;
  readonly provenance: ReadonlyMap<string, Provenance>;
  readonly papers: readonly PaperFactsRow[];
  readonly jobTitle: string | null;
  readonly place: string | null;
}

interface Deps {
  readonly repository: StatementsRepository;
  readonly sources: Pick<typeof sources, keyof typeof sources>;
  readonly ciphers: {
    readonly worker: FieldCipher;
    readonly certificate: FieldCipher;
    readonly paper: FieldCipher;
  };
  readonly readCertificate: (json: unknown) => OnCertificate;
  readonly readOffer: (json: unknown) => OnOffer;
  readonly readStated: (values: Readonly<Record<string, unknown>>) => StatedValues;
  /** Ways to write the name of a sponsor, without its case and the kind of company. */
  readonly foldedNames: (name: string) => readonly string[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** What papers and records state about workers, with the days for which each speaks. */
export function workerStatements(deps: Deps) {
  const { repository, ciphers, foldedNames, sources: from } = deps;

  function certificatesOf(worker: WorkerFacts, rows: readonly CertificateFactsRow[]): Stating[] {
    const certificates = rows.filter(({ startDay }) => !isPlanned(worker, startDay));
    const current =
      certificates.find(({ startDay }) => startDay !== null && startDay === worker.certificateStart) ??
      certificates.at(-1);
    return certificates.flatMap((row) =>
      from.certificateStatements({
        ...row,
        on: deps.readCertificate(row.facts),
        number:
          row.encryptedNumber === null ? null : ciphers.certificate.decrypt(row.encryptedNumber, row.id),
        isCurrent: row === current,
      }),
    );
  }

  function paperOf(paper: PaperFactsRow): readonly Stating[] {
    const open = paper.values.flatMap(({ field, value }) => (value === null ? [] : [[field, value.is]]));
    const sealed = paper.values.flatMap(({ id, field, encrypted, tail }) =>
      encrypted === null ? [] : [{ field, tail, plain: ciphers.paper.decrypt(encrypted, id) }],
    );
    const values = deps.readStated(Object.fromEntries(open));
    return from.paperStatements({ ...paper, open: values, sealed, foldedNames });
  }

  /** What is planned is no contradiction yet; of somebody who is to start, all of it is. */
  function isPlanned({ startedOn }: WorkerFacts, day: string | null): boolean {
    const today = deps.today();
    return startedOn !== null && startedOn <= today && day !== null && day > today;
  }

  async function rowsOf(on: On, compared: Compared) {
    const byWorker = <Row extends { readonly worker: string }>(rows: readonly Row[]) =>
      Map.groupBy(rows, ({ worker }) => worker);
    return {
      terms: byWorker(await repository.terms(on, compared)),
      sealed: byWorker(await repository.sealed(on, compared)),
      certificates: byWorker(await repository.certificates(on, compared)),
      checks: byWorker(await repository.checks(on, compared)),
      offers: byWorker(await repository.offers(on, compared)),
      papers: byWorker(await repository.papers(on, compared)),
      unpaid: byWorker(await repository.unpaid(on, compared)),
      events: await repository.events(on, compared),
    };
  }

  return {
    /** Those of the workers that row-level security shows. */
    async read(on: On, compared: Compared): Promise<readonly WorkerStatements[]> {
      const workers = await repository.workers(on, compared);
      if (workers.length === 0) return [];
      const rows = await rowsOf(on, compared);
      const sponsor = await repository.sponsor(on, compared.organisation);
      return workers.map((worker): WorkerStatements => {
        const { id } = worker;
        const terms = (rows.terms.get(id) ?? []).filter(
          ({ fromDay }, index) => index === 0 || !isPlanned(worker, fromDay),
        );
        const papers = rows.papers.get(id) ?? [];
        const certificates = certificatesOf(worker, rows.certificates.get(id) ?? []);
        const isOnRecordAlone =
          certificates.length === 0 && !papers.some(({ kind }) => kind === 'certificate');
        const stated = statementsFrom([
          ...from.recordStatements(worker, terms),
          ...certificates,
          ...(isOnRecordAlone ? [from.certificateOnRecord(worker)] : []),
          ...(rows.sealed.get(id) ?? []).flatMap((row) =>
            from.sealedStatements({ ...row, plain: ciphers.worker.decrypt(row.encrypted, row.id) }),
          ),
          ...(rows.checks.get(id) ?? []).flatMap(from.checkStatements),
          ...(rows.offers.get(id) ?? []).flatMap((offer) =>
            from.offerStatements({ ...offer, on: deps.readOffer(offer.terms) }),
          ),
          ...papers.flatMap(paperOf),
          ...from.sponsorStatements(sponsor, foldedNames),
        ]);
        return {
          worker,
          papers,
          ...stated,
          ...jobOf(terms),
          facts: {
            statements: stated.statements,
            changes: rows.events.filter(({ workers: whose }) => whose.includes(id)).flatMap(changesOf),
            unpaid: rows.unpaid.get(id) ?? [],
            firstDay: worker.startedOn,
            lastDay: worker.endedOn,
            places: sponsor.places,
          },
        };
      });
    },
  };
}

export type WorkerStatementsReader = ReturnType<typeof workerStatements>;

const jobOf = (terms: readonly TermsFacts[]) => ({
  jobTitle: terms.at(-1)?.jobTitle ?? null,
  place: terms.at(-1)?.place || null,
});

function statementsFrom(all: readonly Stating[]) {
  const provenance = new Map<string, Provenance>();
  const statements = all.flatMap(([field, value, where]): Statement[] => {
    if (value === null) return [];
    const { id, source, from, to = null, saidOn = null, ...rest } = where;
    const key = `${source} ${id} ${field}`;
    provenance.set(key, rest);
    return [{ id: key, source, field, value, from, to, saidOn }];
  });
  return { statements, provenance };
}
