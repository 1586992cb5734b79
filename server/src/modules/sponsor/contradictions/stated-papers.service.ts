import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@portway/contracts/operation';
import type {
  addStatedPaperOperation,
  changeStatedPaperOperation,
  StatedValues,
  TypedPaperKind,
} from '@portway/contracts/sponsor/contradictions/stated-papers';
import { requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { FieldCipher } from '../../../platform/crypto/cipher.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { requireRoom, requireSoundPaper, requireVersion } from './contradictions.policy.ts';
import type { StatedPapersRepository, ValueToStore } from './stated-papers.repository.ts';

interface Deps {
  readonly repository: StatedPapersRepository;
  readonly cipher: FieldCipher;
  readonly audit: Audit;
  readonly fieldsOf: (kind: TypedPaperKind) => readonly string[];
  readonly isSealed: (field: string) => boolean;
  readonly maxPapers: number;
  readonly compareSoon: (on: RequestContext['transaction'], worker: string) => Promise<void>;
}

/** What papers about a worker state, as it is typed beside them. */
export function statedPapersService(deps: Deps) {
  const { repository, cipher, audit, fieldsOf, isSealed, compareSoon } = deps;

  /** Sealed values for their paper and field; null ones, which are removed, are none. */
  function stored(paper: string, values: StatedValues): ValueToStore[] {
    return Object.entries(values).flatMap(([field, value]): ValueToStore[] => {
      if (value === undefined || value === null) return [];
      if (!isSealed(field)) return [{ field, value: { is: value }, encrypted: null, tail: null }];
      const plain = String(value).trim();
      const tail = field === 'birth-date' ? null : plain.slice(-3);
      return [{ field, value: null, encrypted: cipher.encrypt(plain, `${paper}.${field}`), tail }];
    });
  }

  return {
    async add(
      requestContext: RequestContext,
      worker: string,
      { kind, fromDay, toDay, title, values }: RequestOf<typeof addStatedPaperOperation>,
    ) {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      if (!(await repository.hasWorker(transaction, organisation, worker))) throw missing();
      const id = randomUUID();
      const rows = stored(id, values);
      const fields = rows.map(({ field }) => field);
      requireSoundPaper({ kind, fromDay, toDay, title, fields, known: fieldsOf(kind) });
      requireRoom(await repository.count(transaction, worker), deps.maxPapers);
      await repository.add(transaction, {
        ...{ id, worker, organisation, kind, title, from_day: fromDay, to_day: toDay },
        ...{ by_account: caller.account, by_name: caller.fullName },
      });
      await repository.addValues(transaction, { paper: id, organisation }, rows);
      await audit.note(requestContext, 'stated-paper-added', worker, { paper: id, kind });
      await compareSoon(transaction, worker);
      return { id, message: 'Kept, and compared with the other papers.' };
    },
    async change(
      requestContext: RequestContext,
      id: string,
      { version, fromDay, toDay, title, values }: RequestOf<typeof changeStatedPaperOperation>,
    ): Promise<{ readonly message: string }> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const paper = await repository.findForUpdate(transaction, organisation, id);
      if (paper === undefined) throw missing();
      requireVersion(version, paper.version);
      const sealed = (await repository.sealedFields(transaction, id)).map(({ field }) => field);
      const staying = sealed.filter((field) => !(field in values));
      const rows = stored(id, values);
      const fields = [...rows.map(({ field }) => field), ...staying];
      requireSoundPaper({ kind: paper.kind, fromDay, toDay, title, fields, known: fieldsOf(paper.kind) });
      await repository.change(transaction, id, { from_day: fromDay, to_day: toDay, title });
      await repository.removeValues(transaction, id, staying);
      await repository.addValues(transaction, { paper: id, organisation }, rows);
      await audit.note(requestContext, 'stated-paper-changed', paper.worker, { paper: id, kind: paper.kind });
      await compareSoon(transaction, paper.worker);
      return { message: 'Saved, and compared again.' };
    },
    async remove(requestContext: RequestContext, id: string): Promise<{ readonly message: string }> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const paper = await repository.findForUpdate(transaction, organisation, id);
      if (paper === undefined) throw missing();
      await repository.remove(transaction, id);
      await audit.note(requestContext, 'stated-paper-removed', paper.worker, { paper: id, kind: paper.kind });
      await compareSoon(transaction, paper.worker);
      return { message: 'Removed. It is not compared any more.' };
    },
  };
}

export type StatedPapers = ReturnType<typeof statedPapersService>;
