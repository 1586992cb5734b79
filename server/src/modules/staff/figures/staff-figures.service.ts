import type { ResponseOf } from '@portway/contracts/operation';
import type { figuresOperation } from '@portway/contracts/staff/figures';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { requireStaff } from '../staff.policy.ts';
import { figuresOf, type MetricFamily } from './staff-figures.presenter.ts';

export interface StaffFiguresDeps {
  /** Those of `/metrics`. */
  readonly families: () => Promise<readonly MetricFamily[]>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** How the process that answers is doing. For staff only. */
export function staffFiguresService({ families, now }: StaffFiguresDeps) {
  return {
    async show({ caller }: RequestContext): Promise<ResponseOf<typeof figuresOperation>> {
      requireStaff(caller);
      return figuresOf(await families(), now());
    },
  };
}

export type StaffFigures = ReturnType<typeof staffFiguresService>;
