import type {
  moveApplicantsOperation,
  tagApplicantsOperation,
  undoMoveOperation,
} from '@portway/contracts/hiring/employer-applications/applicant-changes';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireHiring, requireOffers } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import type { EmployerApplicationsRepository, ReceivedRow } from '../employer-applications.repository.ts';
import type { StatusChanges } from '../status-changes/status-changes.service.ts';
import type { ApplicantChangesRepository } from './applicant-changes.repository.ts';

type SeenApplicants = RequestOf<typeof moveApplicantsOperation>['applicants'];

/** What came of a change to several: those changed, and why others were left as they are. */
export interface Outcome {
  readonly done: readonly string[];
  readonly left: { id: string; message: string }[];
}

export interface ApplicantChangesDeps {
  readonly repository: ApplicantChangesRepository;
  readonly applications: EmployerApplicationsRepository;
  readonly moving: StatusChanges;
}

const maxTags = 100;

/** Changes to several applicants in one request. */
export function applicantChangesService(deps: ApplicantChangesDeps) {
  const { repository, applications, moving } = deps;

  async function lockAll(requestContext: RequestContext, ids: readonly string[]) {
    const { account } = requestContext.caller;
    const by = { organisation: requireHiring(requestContext.caller).id, account };
    const locked = await repository.lockAll(requestContext.transaction, by, ids);
    if (locked.length < ids.length) throw missing();
    return by;
  }

  /** Changes each that can be changed. Any that is missing, or another organisation's, refuses all of it. */
  async function changeEach(
    requestContext: RequestContext,
    seen: SeenApplicants,
    change: (row: ReceivedRow, from: SeenApplicants[number]['from']) => Promise<void>,
  ): Promise<Outcome> {
    const by = await lockAll(
      requestContext,
      seen.map(({ id }) => id),
    );
    const changedIds: string[] = [];
    const unchanged: { id: string; message: string }[] = [];
    for (const { id, from } of seen) {
      const row = await applications.find(requestContext.transaction, by, id);
      if (row === undefined) throw missing();
      try {
        await change(row, from);
        changedIds.push(id);
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        unchanged.push({ id, message: refusal.message });
      }
    }
    return { done: changedIds, left: unchanged };
  }

  return {
    changeEach,
    async move(
      requestContext: RequestContext,
      { applicants, ...wanted }: RequestOf<typeof moveApplicantsOperation>,
    ): Promise<ResponseOf<typeof moveApplicantsOperation>> {
      if (wanted.status === 'offer') requireOffers(requestContext.caller);
      let until: Date | undefined;
      const { done, left } = await changeEach(requestContext, applicants, async (row, from) => {
        until = (await moving.moveHeld(requestContext, row, { from, ...wanted })) ?? until;
      });
      const message = movedWords({ done: done.length, left, isHeld: until !== undefined });
      return { message, until: until?.toISOString() ?? null, moved: [...done], left };
    },
    async undoMove(
      requestContext: RequestContext,
      { applicants }: RequestOf<typeof undoMoveOperation>,
    ): Promise<ResponseOf<typeof undoMoveOperation>> {
      await lockAll(requestContext, applicants);
      const undone = await moving.undo(requestContext.transaction, applicants);
      return { message: undoneWords(undone.length, applicants.length), undone: [...undone] };
    },
    async tag(
      requestContext: RequestContext,
      { applicants, tag: name, on }: RequestOf<typeof tagApplicantsOperation>,
    ): Promise<ResponseOf<typeof tagApplicantsOperation>> {
      const { transaction } = requestContext;
      const { organisation } = await lockAll(requestContext, applicants);
      const tag = await repository.tagNamed(transaction, organisation, name);
      if (on) {
        requireRoom(await repository.countTags(transaction, organisation));
        await repository.putTag(transaction, applicants, tag);
      } else {
        await repository.takeTag(transaction, applicants, tag);
        await repository.dropUnused(transaction, tag);
      }
      const people = applicants.length === 1 ? '1 applicant' : `${applicants.length} applicants`;
      return { message: on ? `${people} tagged “${name}”.` : `“${name}” taken off ${people}.` };
    },
  };
}

export type ApplicantChanges = ReturnType<typeof applicantChangesService>;

interface Moved {
  readonly done: number;
  readonly left: Outcome['left'];
  readonly isHeld: boolean;
}

function movedWords({ done, left, isHeld }: Moved): string {
  const count = done === 1 ? '1 applicant moved.' : `${done} applicants moved.`;
  const message = isHeld ? `${count} They hear of it in ten seconds.` : count;
  const [first] = left;
  if (first === undefined) return message;
  return `${message} ${left.length === 1 ? '1 was left as it is' : `${left.length} were left as they are`}. ${first.message}`;
}

function undoneWords(undone: number, total: number): string {
  if (undone === total) return 'Undone. Nobody was told, and they are where they were.';
  if (undone === 0) return 'It is too late to undo this: they have been told. Move them back instead.';
  return `${undone} undone. The others have been told already.`;
}

function requireRoom(count: number): void {
  if (count <= maxTags) return;
  const message = `You have ${maxTags} tags already. Use one of them, or take one off everyone first.`;
  throw new Refusal('too-many-tags', message, { status: 409, fields: { tag: message } });
}
