import { requireAdmin } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { DrawPhoto } from '../../../platform/files/drawn-photo.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { dataAddressOf, type LogoRepository } from './logo.repository.ts';

export interface Logos {
  admit(requestContext: RequestContext): Promise<void>;
  draw(bytes: Uint8Array): Promise<Uint8Array>;
  keep(
    requestContext: RequestContext,
    jpeg: Uint8Array,
  ): Promise<{ readonly message: string; readonly logo: string }>;
  remove(requestContext: RequestContext): Promise<{ readonly message: string }>;
}

interface Deps {
  readonly repository: LogoRepository;
  readonly draw: DrawPhoto;
  readonly audit: Audit;
}

/** The organisation's logo: everybody sees it once a job is published. */
export function logosService({ repository, draw, audit }: Deps): Logos {
  return {
    async admit({ caller, transaction }) {
      requireAdmin(caller);
      await repository.takeUpload(transaction, caller.account);
    },
    async draw(bytes) {
      const jpeg = await draw(bytes);
      if (jpeg === undefined) throw wrongPicture();
      return jpeg;
    },
    async keep(requestContext, jpeg) {
      const { id } = requireAdmin(requestContext.caller);
      await repository.keep(requestContext.transaction, id, jpeg);
      await audit.note(requestContext, 'organisation-changed', id);
      return { message: 'Your logo is saved.', logo: dataAddressOf(jpeg) };
    },
    async remove(requestContext) {
      const { id } = requireAdmin(requestContext.caller);
      await repository.remove(requestContext.transaction, id);
      await audit.note(requestContext, 'organisation-changed', id);
      return { message: 'Your logo is removed.' };
    },
  };
}

function wrongPicture(): Refusal {
  const message = 'Please upload a JPEG, PNG or WebP picture.';
  return new Refusal('wrong-type', message, { status: 422, fields: { file: message } });
}
