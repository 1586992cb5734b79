import type { ResponseOf } from '@portway/contracts/operation';
import type { SealedValues, showSealedOperation } from '@portway/contracts/sponsor/workers/worker-sealed';
import { requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import { requireRecentLogin } from '../../../../platform/auth/recent-login.ts';
import type { FieldCipher } from '../../../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { WorkersRepository } from '../workers.repository.ts';
import type { StoredSealed, WorkerSealedRepository } from './worker-sealed.repository.ts';

type On = RequestContext['transaction'];
type SealedField = StoredSealed['field'];

/** What to seal of a worker; null takes a field away, and what is left out stays. */
export interface ToSeal {
  readonly organisation: string;
  readonly worker: string;
  readonly values: SealedValues;
}

interface Deps {
  readonly repository: WorkerSealedRepository;
  readonly workers: WorkersRepository;
  readonly cipher: FieldCipher;
  /** A keyed hash, by which the same value is found again, and what it was under earlier secrets. */
  readonly hashes: (text: string) => readonly [string, ...string[]];
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Facts that only the server can read, and shows after a recent log-in. */
export function workerSealedService({ repository, workers, cipher, hashes, now }: Deps) {
  const hashesOf = (organisation: string, field: SealedField, value: string) =>
    hashes(`${organisation}\n${field}\n${plain(value)}`);

  async function requireWorker({ transaction }: RequestContext, organisation: string, id: string) {
    if ((await workers.find(transaction, organisation, id)) === undefined) throw missing();
  }

  const service = {
    async save(
      requestContext: RequestContext,
      id: string,
      values: SealedValues,
    ): Promise<{ readonly message: string }> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      await requireWorker(requestContext, organisation, id);
      await service.seal(transaction, { organisation, worker: id, values });
      const fields = everyField.filter((field) => values[field] !== undefined);
      if (fields.length > 0) {
        const changes = fields.map((field) => ({
          field: names[field],
          from: null,
          to: values[field] === null ? 'removed' : 'recorded',
        }));
        const by = { by_account: caller.account, by_name: caller.fullName };
        await workers.addChange(transaction, { worker: id, organisation, changes, ...by });
      }
      return { message: 'Saved, and sealed.' };
    },
    async look(requestContext: RequestContext, id: string): Promise<ResponseOf<typeof showSealedOperation>> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      await requireWorker(requestContext, organisation, id);
      requireRecentLogin(caller, now());
      const rows = await repository.list(transaction, id);
      const by = { by_account: caller.account, by_name: caller.fullName };
      const fields = rows.map(({ field }) => field);
      await repository.addLook(transaction, { worker: id, organisation, fields, ...by });
      return {
        message: 'Shown. That you looked is recorded.',
        values: rows.map((each) => ({ field: each.field, value: service.opened(each) })),
      };
    },
    /** In the transaction of another module, such as an import. */
    async seal(on: On, { organisation, worker, values }: ToSeal): Promise<void> {
      for (const field of everyField) {
        const value = values[field];
        if (value === undefined) continue;
        if (value === null) await repository.remove(on, worker, field);
        else {
          const id = `${worker}.${field}`;
          await repository.set(on, {
            ...{ id, worker, organisation, field },
            encrypted_value: cipher.encrypt(value, id),
            tail: isNumber(field) ? plain(value).slice(-3) : null,
            match_hash: hashesOf(organisation, field, value)[0],
          });
        }
      }
    },
    /** The workers of the organisation with this number, day or address. */
    matching: (
      on: On,
      organisation: string,
      { field, value }: { field: SealedField; value: string },
    ): Promise<readonly string[]> =>
      repository.matching(on, organisation, { field, hashes: hashesOf(organisation, field, value) }),
    opened: ({ id, encrypted_value }: Pick<StoredSealed, 'id' | 'encrypted_value'>): string =>
      cipher.decrypt(encrypted_value, id),
  };
  return service;
}

export type WorkerSealed = ReturnType<typeof workerSealedService>;

const names: Readonly<Record<SealedField, string>> = {
  passport: 'Passport number',
  'national-insurance': 'National Insurance number',
  'certificate-number': 'Certificate number',
  'birth-date': 'Date of birth',
  address: 'Home address',
  email: 'Personal email',
  telephone: 'Telephone',
};
const everyField = [
  'passport',
  'national-insurance',
  'certificate-number',
  'birth-date',
  'address',
  'email',
  'telephone',
] as const satisfies readonly SealedField[];

const isNumber = (field: SealedField) =>
  field === 'passport' || field === 'national-insurance' || field === 'certificate-number';

/** As it is compared: ways to write the same number become one. */
const plain = (value: string) => value.replaceAll(/[\s-]/g, '').toUpperCase();
