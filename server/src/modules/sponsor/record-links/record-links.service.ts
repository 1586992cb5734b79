import { randomUUID } from 'node:crypto';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  acknowledgeByLinkOperation,
  RecordLink,
  sendByLinkOperation,
} from '@portway/contracts/sponsor/record-links/record-links';
import { calendarDate } from '@portway/rules/kernel';
import { recordInWords } from '@portway/rules/records-to-keep';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { missing, tooOften } from '../../../platform/refusal.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { RecordFiling } from '../records/filing/record-filing.service.ts';
import type { CheckWorker } from '../records/record-changes.service.ts';
import { proofOf } from './proof.presenter.ts';
import {
  refuseLink,
  requireAllHere,
  requireFewFiles,
  requireNotLater,
  requireThatKind,
} from './record-links.policy.ts';
import type { FoundLink, RecordLinksRepository } from './record-links.repository.ts';

type On = RequestContext['transaction'];
type Prepared = Awaited<ReturnType<RecordFiling['prepare']>>;

interface Said {
  readonly message: string;
}

/** The secret of a link, and who holds it: a network, for limits and the log. */
export interface Holder {
  readonly token: string;
  readonly visitor: string;
}

interface Deps {
  readonly repository: RecordLinksRepository;
  readonly filing: Pick<RecordFiling, 'prepare' | 'drop'>;
  readonly store: Pick<FileStore, 'get'>;
  readonly hashOf: (token: string) => string;
  readonly types: Readonly<Record<Prepared['kind'], string>>;
  readonly notify: Notifications['notify'];
  readonly checkWorker: CheckWorker;
  readonly audit: Audit;
  /** Files that one link takes. */
  readonly maxFiles: number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const hour = 3600;

/** What the holder of a link sees and does, without an account. */
export function recordLinksService(deps: Deps) {
  const { repository, audit, today, hashOf } = deps;

  function stateOf(link: FoundLink): 'open' | 'sent' | 'over' | 'withdrawn' {
    if (link.arrived_at !== null) return 'sent';
    if (link.withdrawn_at !== null) return 'withdrawn';
    return link.open_until < today() ? 'over' : 'open';
  }
  const note = (
    on: On,
    { link, action, visitor }: { link: FoundLink; action: string; visitor: string },
    details: Readonly<Record<string, string>> = {},
  ) =>
    audit.add(on, {
      ...{ action, actor: null, subject: link.worker, network: visitor, organisation: link.organisation },
      details: { record: link.record, request: link.id, ...details },
    });

  /** The open link of the holder; otherwise says why it is not open. Guessing is stopped. */
  async function openLink({ token, visitor }: Holder, sendsPaper: boolean): Promise<FoundLink> {
    const search = await repository.asHolder(hashOf(token), async (on) => {
      const link = await repository.find(on, hashOf(token));
      return { link, mayGuess: link !== undefined || (await repository.countGuess(on, visitor)) };
    });
    if (!search.mayGuess) throw tooOften(hour);
    const { link } = search;
    if (link === undefined) return refuseLink('unknown');
    const state = stateOf(link);
    if (state !== 'open') return refuseLink(state);
    requireThatKind(link.information === null, sendsPaper);
    return link;
  }

  /** The same within a transaction, and nobody else uses it meanwhile. */
  async function lockedLink(on: On, token: string): Promise<FoundLink> {
    const link = await repository.lock(on, hashOf(token));
    if (link === undefined) return refuseLink('unknown');
    const state = stateOf(link);
    return state === 'open' ? link : refuseLink(state);
  }

  async function informationOf(on: On, { information }: FoundLink) {
    if (information === null) return null;
    const row = await repository.information(on, information);
    if (row === undefined) return null;
    if (row.words !== null) return { is: 'words', words: row.words } as const;
    if (row.url !== null) return { is: 'url', url: row.url } as const;
    return { is: 'file', name: row.file_name ?? '' } as const;
  }

  /** Tells who asked; a colleague where they have left. */
  async function tell(on: On, link: FoundLink, words: Readonly<Record<string, string>>): Promise<void> {
    if (link.by_account === null) return;
    await deps.notify(on, [
      {
        account: link.by_account,
        organisation: link.organisation,
        kind: 'sponsor-record-arrived',
        about: {},
        words: { worker: link.worker, ...words },
      },
    ]);
  }

  return {
    async show({ token, visitor }: Holder): Promise<RecordLink> {
      const hash = hashOf(token);
      const answer = await repository.asHolder(hash, async (on): Promise<RecordLink | 'too-often'> => {
        const link = await repository.find(on, hash);
        if (link === undefined)
          return (await repository.countGuess(on, visitor)) ? { state: 'unknown' } : 'too-often';
        const state = stateOf(link);
        if (state === 'withdrawn') return { state };
        if (state === 'over') return { state, on: link.open_until };
        const { organisation_name: organisation, asks, note: line, by_name: by, record } = link;
        if (state === 'sent') return { state, on: link.arrived_at?.toISOString() ?? '', organisation };
        if (link.opened_at === null) {
          await repository.noteOpened(on, link.id);
          await note(on, { link, action: 'record-link-opened', visitor });
        }
        const law = recordInWords(record, calendarDate(today()));
        return {
          ...{ state, organisation, asks, note: line, by, openUntil: link.open_until, today: today() },
          title: law?.title ?? record,
          why: law?.neededWhen ?? '',
          kept: law?.keptFor ?? '',
          arrivedFiles: link.files,
          information: await informationOf(on, link),
        };
      });
      if (answer === 'too-often') throw tooOften(hour);
      return answer;
    },
    /** Whether the holder may send files now; returns the link's id. */
    async admit(holder: Holder, files: number): Promise<string> {
      const link = await openLink(holder, true);
      await repository.asHolder(hashOf(holder.token), (on) => repository.countSending(on, link.id));
      requireFewFiles(link.files + files - 1, deps.maxFiles);
      return link.id;
    },
    prepare: deps.filing.prepare,
    drop: deps.filing.drop,
    /** Keeps what was prepared; of a page that came before, nothing. */
    async keep(
      { token, visitor }: Holder,
      file: Prepared,
      page: string = randomUUID(),
    ): Promise<ResponseOf<typeof sendByLinkOperation>> {
      const hash = hashOf(token);
      return await repository.asHolder(hash, async (on) => {
        const link = await lockedLink(on, token);
        requireFewFiles(link.files, deps.maxFiles);
        const about = { id: randomUUID(), request: link.id, organisation: link.organisation, page };
        const isNew = await repository.addFile(on, about, file);
        if (isNew) await note(on, { link, action: 'record-link-file-sent', visitor });
        // Its place is taken by what came before.
        else await deps.filing.drop(file);
        return { message: `${file.name} has come.`, files: link.files + (isNew ? 1 : 0) };
      });
    },
    /** A scanner found something: in the log of the organisation, which learns of it so. */
    noteVirus: ({ token, visitor }: Holder): Promise<void> =>
      repository.asHolder(hashOf(token), async (on) => {
        const link = await repository.find(on, hashOf(token));
        if (link !== undefined) await note(on, { link, action: 'virus-found', visitor });
      }),
    async finish({ token, visitor }: Holder, files: number): Promise<Said> {
      await openLink({ token, visitor }, true);
      await repository.asHolder(hashOf(token), async (on) => {
        const link = await lockedLink(on, token);
        requireAllHere(link.files, files);
        await note(on, { link, action: 'record-link-used', visitor }, { files: `${link.files}` });
        await tell(on, link, {});
        await repository.noteArrived(on, link.id);
      });
      return { message: 'It has arrived. This link is over: nobody can use it again.' };
    },
    async acknowledge(holder: Holder, answer: RequestOf<typeof acknowledgeByLinkOperation>): Promise<Said> {
      const { token, visitor } = holder;
      const opened = await openLink(holder, false);
      if (!answer.given) {
        await repository.asOwner(async (on) => {
          const link = await lockedLink(on, token);
          await repository.noteAnswer(on, link.id, { given: false, on: null });
          await note(on, { link, action: 'rights-information-denied', visitor });
          await tell(on, link, { given: 'false' });
        });
        return { message: 'Your employer sees that you have not been given it. This link is over.' };
      }
      requireNotLater(answer.on, today());
      const information = await repository.asHolder(hashOf(token), async (on) =>
        opened.information === null ? undefined : await repository.information(on, opened.information),
      );
      const text = proofOf({
        ...{ name: answer.name, givenOn: answer.on, answeredOn: today() },
        organisation: opened.organisation_name,
        asker: opened.by_name,
        information: information ?? null,
      });
      const file = await deps.filing.prepare(new TextEncoder().encode(text), 'acknowledgement.txt');
      let isKept = false;
      try {
        await repository.asOwner(async (on) => {
          const link = await lockedLink(on, token);
          const { organisation, worker, record } = link;
          const keptRecord = await repository.keptRecord(on, worker, record);
          const by = `${answer.name}, by a link`;
          await repository.keepProof(on, {
            record: { id: keptRecord ?? randomUUID(), name: record, isNew: keptRecord === undefined },
            ...{ version: randomUUID(), organisation, worker, by, file: { ...file, id: randomUUID() } },
          });
          await repository.setRightsDay(on, worker, answer.on);
          await repository.noteAnswer(on, link.id, { given: true, on: answer.on });
          await note(on, { link, action: 'rights-information-acknowledged', visitor });
          await tell(on, link, { given: 'true' });
          await deps.checkWorker(on, { organisation, worker });
        });
        isKept = true;
      } finally {
        if (!isKept) await deps.filing.drop(file).catch(() => undefined);
      }
      return { message: 'Thank you. Your answer is kept. This link is over: nobody can use it again.' };
    },
    /** The file of the information that a link asks about. */
    async openInformation(holder: Holder): Promise<FileToSend> {
      const link = await openLink(holder, false);
      const row = await repository.asHolder(hashOf(holder.token), async (on) =>
        link.information === null ? undefined : await repository.information(on, link.information),
      );
      if (row?.file_key == null || row.file_kind === null) throw missing();
      const bytes = await deps.store.get(row.file_key);
      if (bytes === undefined) throw missing();
      return { bytes, type: deps.types[row.file_kind], name: row.file_name ?? 'file' };
    },
  };
}

export type RecordLinks = ReturnType<typeof recordLinksService>;
