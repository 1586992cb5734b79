import { requireHiring, requireHiringReader } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import type { TemplateRow, TemplatesRepository } from './templates.repository.ts';

interface Listed {
  readonly message: string;
  readonly templates: TemplateRow[];
}

interface Deps {
  readonly repository: TemplatesRepository;
  readonly max: number;
}

/** Texts that the colleagues of an organisation put into messages. */
export function templatesService({ repository, max }: Deps) {
  const templatesWith = async (
    { transaction }: RequestContext,
    at: string,
    message: string,
  ): Promise<Listed> => ({
    message,
    templates: await repository.list(transaction, at),
  });

  /** Of a caller who may change them, while no colleague does. */
  async function lockTemplates({ caller, transaction }: RequestContext): Promise<string> {
    const { id } = requireHiring(caller);
    await repository.hold(transaction, id);
    return id;
  }

  return {
    list: (requestContext: RequestContext): Promise<Listed> =>
      templatesWith(requestContext, requireHiringReader(requestContext.caller).id, ''),
    async add(requestContext: RequestContext, template: TemplateRow): Promise<Listed> {
      const { transaction } = requestContext;
      const at = await lockTemplates(requestContext);
      const templates = await repository.list(transaction, at);
      if (templates.length >= max && !templates.some(({ id }) => id === template.id)) throw tooMany(max);
      if (!(await repository.add(transaction, at, template))) throw nameTaken();
      return await templatesWith(requestContext, at, 'Saved as a template.');
    },
    async change(requestContext: RequestContext, template: TemplateRow): Promise<Listed> {
      const { transaction } = requestContext;
      const at = await lockTemplates(requestContext);
      if (!(await repository.exists(transaction, at, template.id))) throw missing();
      if (!(await repository.change(transaction, at, template))) throw nameTaken();
      return await templatesWith(requestContext, at, 'The template is changed.');
    },
    async remove(requestContext: RequestContext, id: string): Promise<Listed> {
      const at = await lockTemplates(requestContext);
      if (!(await repository.remove(requestContext.transaction, at, id))) throw missing();
      return await templatesWith(requestContext, at, 'The template is removed.');
    },
  };
}

export type Templates = ReturnType<typeof templatesService>;

function nameTaken(): Refusal {
  const message = 'You have a template with this name. Choose another name.';
  return new Refusal('name-taken', message, { status: 409, fields: { name: message } });
}

function tooMany(max: number): Refusal {
  const message = `You have ${max} templates already. Remove one first.`;
  return new Refusal('too-many', message, { status: 422, fields: { name: message } });
}
