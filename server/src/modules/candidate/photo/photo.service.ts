import type { DrawPhoto } from '@portway/files';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { wrongPhoto } from './photo.policy.ts';
import { dataAddressOf, type PhotoRepository } from './photo.repository.ts';

export function photosService(repository: PhotoRepository, draw: DrawPhoto) {
  return {
    async admit({ caller }: RequestContext): Promise<void> {
      requireCandidate(caller);
    },
    async draw(bytes: Uint8Array): Promise<Uint8Array> {
      const jpeg = await draw(bytes);
      if (jpeg === undefined) throw wrongPhoto();
      return jpeg;
    },
    async keep(
      { caller, transaction }: RequestContext,
      jpeg: Uint8Array,
    ): Promise<{ readonly message: string; readonly photo: string }> {
      requireCandidate(caller);
      await repository.keep(transaction, caller.account, jpeg);
      return { message: 'Your photo is saved.', photo: dataAddressOf(jpeg) };
    },
    async remove({ caller, transaction }: RequestContext): Promise<{ readonly message: string }> {
      requireCandidate(caller);
      await repository.remove(transaction, caller.account);
      return { message: 'Your photo is removed.' };
    },
  };
}

export type Photos = ReturnType<typeof photosService>;
