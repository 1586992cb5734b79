import type { DrawPhoto } from '@portway/files';
import { requireAdmin } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { dataAddressOf, type LogoRepository } from './logo.repository.ts';

interface Deps {
  readonly repository: LogoRepository;
  readonly draw: DrawPhoto;
  readonly audit: Audit;
}

/** The organisation's logo: everybody sees it once a job is published. */
export function logosService({ repository, draw, audit }: Deps) {
  return {
    async admit({ caller }: RequestContext): Promise<void> {
      requireAdmin(caller);
    },
    async draw(bytes: Uint8Array): Promise<Uint8Array> {
      const jpeg = await draw(bytes);
      if (jpeg === undefined) throw wrongPicture();
      return jpeg;
    },
    async keep(
      requestContext: RequestContext,
      jpeg: Uint8Array,
    ): Promise<{ readonly message: string; readonly logo: string }> {
      const { id } = requireAdmin(requestContext.caller);
      await repository.keep(requestContext.transaction, id, jpeg);
      await audit.note(requestContext, 'organisation-changed', id);
      return { message: 'Your logo is saved.', logo: dataAddressOf(jpeg) };
    },
    async remove(requestContext: RequestContext): Promise<{ readonly message: string }> {
      const { id } = requireAdmin(requestContext.caller);
      await repository.remove(requestContext.transaction, id);
      await audit.note(requestContext, 'organisation-changed', id);
      return { message: 'Your logo is removed.' };
    },
  };
}

export type Logos = ReturnType<typeof logosService>;

function wrongPicture(): Refusal {
  const message = 'Please upload a JPEG, PNG or WebP picture.';
  return new Refusal('wrong-type', message, { status: 422, fields: { file: message } });
}
