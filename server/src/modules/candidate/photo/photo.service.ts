import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { DrawPhoto } from '../../../platform/files/drawn-photo.ts';
import { wrongPhoto } from './photo.policy.ts';
import { dataAddressOf, type PhotoRepository } from './photo.repository.ts';

export interface Photos {
  admit(requestContext: RequestContext): Promise<void>;
  draw(bytes: Uint8Array): Promise<Uint8Array>;
  keep(
    requestContext: RequestContext,
    jpeg: Uint8Array,
  ): Promise<{ readonly message: string; readonly photo: string }>;
  remove(requestContext: RequestContext): Promise<{ readonly message: string }>;
}

export function photosService(repository: PhotoRepository, draw: DrawPhoto): Photos {
  return {
    async admit({ caller, transaction }) {
      requireCandidate(caller);
      await repository.takeUpload(transaction, caller.account);
    },
    async draw(bytes) {
      const jpeg = await draw(bytes);
      if (jpeg === undefined) throw wrongPhoto();
      return jpeg;
    },
    async keep({ caller, transaction }, jpeg) {
      requireCandidate(caller);
      await repository.keep(transaction, caller.account, jpeg);
      return { message: 'Your photo is saved.', photo: dataAddressOf(jpeg) };
    },
    async remove({ caller, transaction }) {
      requireCandidate(caller);
      await repository.remove(transaction, caller.account);
      return { message: 'Your photo is removed.' };
    },
  };
}
