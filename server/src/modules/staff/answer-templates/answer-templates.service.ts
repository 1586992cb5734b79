import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { notThere, requireStaff } from '../staff.policy.ts';
import type { AnswerTemplateRow, AnswerTemplatesRepository } from './answer-templates.repository.ts';

interface Listed {
  readonly message: string;
  readonly templates: AnswerTemplateRow[];
}

export interface AnswerTemplatesDeps {
  readonly repository: AnswerTemplatesRepository;
  readonly audit: Audit;
  readonly max: number;
}

/** Texts that the team puts into its answers. For staff only. */
export function answerTemplatesService({ repository, audit, max }: AnswerTemplatesDeps) {
  const withTemplates = async (requestContext: RequestContext, message: string) => ({
    message,
    templates: await repository.list(requestContext),
  });
  /** The others, while nobody else changes any. */
  async function lockTemplates(requestContext: RequestContext): Promise<readonly AnswerTemplateRow[]> {
    requireStaff(requestContext.caller);
    await repository.lock(requestContext);
    return await repository.list(requestContext);
  }
  return {
    list(requestContext: RequestContext): Promise<Listed> {
      requireStaff(requestContext.caller);
      return withTemplates(requestContext, '');
    },
    async add(requestContext: RequestContext, template: AnswerTemplateRow): Promise<Listed> {
      const before = await lockTemplates(requestContext);
      // The same id is the same request, sent again.
      if (!before.some(({ id }) => id === template.id)) {
        if (before.length >= max) throw tooMany(max);
        requireFreeName(before, template);
        await repository.add(requestContext, template);
        await audit.note(requestContext, 'answer-template-added', template.id);
      }
      return await withTemplates(requestContext, 'The template is saved.');
    },
    async change(requestContext: RequestContext, template: AnswerTemplateRow): Promise<Listed> {
      const before = await lockTemplates(requestContext);
      if (!before.some(({ id }) => id === template.id)) throw notThere();
      requireFreeName(before, template);
      await repository.change(requestContext, template);
      await audit.note(requestContext, 'answer-template-changed', template.id);
      return await withTemplates(requestContext, 'The template is changed.');
    },
    async remove(requestContext: RequestContext, id: string): Promise<Listed> {
      requireStaff(requestContext.caller);
      if (!(await repository.remove(requestContext, id))) throw notThere();
      await audit.note(requestContext, 'answer-template-removed', id);
      return await withTemplates(requestContext, 'The template is removed.');
    },
  };
}

export type AnswerTemplates = ReturnType<typeof answerTemplatesService>;

function requireFreeName(all: readonly AnswerTemplateRow[], { id, name }: AnswerTemplateRow): void {
  const isTaken = all.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
  if (!isTaken) return;
  const message = 'Another template has this name. Choose another name.';
  throw new Refusal('name-taken', message, { status: 409, fields: { name: message } });
}

function tooMany(max: number): Refusal {
  const message = `There are ${max} templates already. Remove one first.`;
  return new Refusal('too-many', message, { status: 422, fields: { name: message } });
}
