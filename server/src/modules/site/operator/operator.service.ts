import { randomUUID } from 'node:crypto';
import type { AnyOperation, RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  addOperatorFigureOperation,
  operatorDeskOperation,
  publishedOperatorOperation,
  saveOperatorContactOperation,
  saveOperatorFigureOperation,
} from '@portway/contracts/site/operator/operator';
import { londonDay } from '@portway/formats/london-day';
import type { Audit } from '../../../platform/db/audit.ts';
import type { Caller, RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import {
  figuresToShow,
  type Room,
  requirePast,
  requireReal,
  requireRoom,
  requireVersion,
} from './operator.policy.ts';
import type { OperatorFigureRow, OperatorRepository } from './operator.repository.ts';

type Of<O extends AnyOperation> = Promise<ResponseOf<O>>;
type Fields = RequestOf<typeof addOperatorFigureOperation>;
type Saved = Of<typeof saveOperatorFigureOperation>;
interface Confirmation {
  readonly message: string;
}

export interface OperatorDeps {
  readonly repository: OperatorRepository;
  readonly audit: Audit;
  readonly requireStaff: (caller: Caller) => void;
  readonly room: Room;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The operator's own figures, for the page About, and its contact details: entered by staff and shown to everybody.
 * A change makes every process drop the pages that it keeps, by a trigger of operator.sql.
 */
export function operatorService({ repository, audit, requireStaff, room, now }: OperatorDeps) {
  async function requireFigure(requestContext: RequestContext, id: string): Promise<OperatorFigureRow> {
    requireStaff(requestContext.caller);
    const row = await repository.find(requestContext, id);
    if (row === undefined) throw missing();
    return row;
  }
  function fieldsOf({ value, label, source, on }: Fields) {
    requirePast(on, londonDay(now()));
    return { value, label, source, true_on: on };
  }
  return {
    async published(): Of<typeof publishedOperatorOperation> {
      const figures = figuresToShow(await repository.figures(), room);
      return { figures: figures.map(figureOf), contact: (await repository.contact()) ?? null };
    },
    async desk({ caller }: RequestContext): Of<typeof operatorDeskOperation> {
      requireStaff(caller);
      const rows = await repository.figures();
      const idsToShow = new Set(figuresToShow(rows, room).map(({ id }) => id));
      return {
        figures: rows.map((row) => ({
          ...figureOf(row),
          id: row.id,
          version: row.version,
          shown: idsToShow.has(row.id),
        })),
        contact: (await repository.contact()) ?? null,
      };
    },
    async add(requestContext: RequestContext, request: Fields): Saved {
      requireStaff(requestContext.caller);
      const fields = fieldsOf(request);
      const rows = await repository.lockedFigures(requestContext);
      requireRoom(rows, room);
      const id = randomUUID();
      await repository.add(requestContext, id, fields);
      await audit.note(requestContext, 'operator-figure-added', id);
      return { message: `The figure is saved. ${whenShown(room.from - rows.length - 1)}`, id, version: 1 };
    },
    async save(
      requestContext: RequestContext,
      id: string,
      { version, ...request }: RequestOf<typeof saveOperatorFigureOperation>,
    ): Saved {
      const row = await requireFigure(requestContext, id);
      requireReal(row);
      requireVersion(row, version);
      const fields = fieldsOf(request);
      const newVersion = await repository.save(requestContext, { id, version }, fields);
      requireVersion({ version: newVersion === undefined ? 0 : version }, version);
      await audit.note(requestContext, 'operator-figure-changed', id);
      return { message: 'The figure is saved.', id, version: version + 1 };
    },
    async remove(requestContext: RequestContext, id: string): Promise<Confirmation> {
      await requireFigure(requestContext, id);
      await repository.remove(requestContext, id);
      await audit.note(requestContext, 'operator-figure-deleted', id);
      return { message: 'The figure is deleted.' };
    },
    async saveContact(
      requestContext: RequestContext,
      request: RequestOf<typeof saveOperatorContactOperation>,
    ): Promise<Confirmation> {
      requireStaff(requestContext.caller);
      const { phone, address } = request;
      await audit.note(requestContext, 'operator-contact-changed');
      if (phone === undefined && address === undefined) {
        await repository.removeContact(requestContext);
        return { message: 'Saved. The site names no number and no address of ours.' };
      }
      await repository.saveContact(requestContext, { phone: phone ?? null, address: address ?? null });
      return { message: 'Saved. The page Contact Us shows it.' };
    },
  };
}

export type Operator = ReturnType<typeof operatorService>;

function figureOf({ value, label, source, true_on, example }: OperatorFigureRow) {
  return { value, label, source, on: true_on, example };
}

function whenShown(missingOnes: number): string {
  if (missingOnes <= 0) return 'The page About shows it.';
  return `The page About shows it once there ${missingOnes === 1 ? 'is 1 more' : `are ${missingOnes} more`}.`;
}
