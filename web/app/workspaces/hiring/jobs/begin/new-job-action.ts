import { call, submit } from '@portway/contracts/client';
import { readAdvertisementOperation } from '@portway/contracts/hiring/employer-jobs/advertisement';
import {
  addJobOperation,
  duplicateJobOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { draftJobOfPlanOperation } from '@portway/contracts/law/plans/plans';
import { readAction } from '../../../../kit/forms/read-action.ts';

/** Every way to begin a job; each but `read` answers with the id of the new draft. */
export async function newJobAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  switch (intent) {
    case 'read':
      return callApi(async (me) => ({
        message: '',
        ...(await submit(readAdvertisementOperation, { text: values.text ?? '' }, me)),
      }));
    case 'duplicate':
      return callApi(async (me) =>
        newJobOf(await call(duplicateJobOperation, undefined, { ...me, parameters })),
      );
    case 'plan':
      return callApi(async (me) => {
        const { message, jobId, warning } = await call(draftJobOfPlanOperation, undefined, {
          ...me,
          parameters,
        });
        return { message, id: jobId, warning };
      });
    case 'paste':
      return callApi(async (me) =>
        newJobOf(await submit(addJobOperation, { ...inPounds, ...JSON.parse(values.answers ?? '{}') }, me)),
      );
    default:
      return callApi(async (me) =>
        newJobOf(await submit(addJobOperation, { ...inPounds, title: values.title ?? '' }, me)),
      );
  }
}

/** As almost every job here is paid; the editor has the others. */
const inPounds = { currency: 'GBP' };

export interface Begun {
  readonly message: string;
  readonly id: string;
  /** Where a plan and the organisation say different things: read before the draft is opened. */
  readonly warning?: string | null;
}

function newJobOf({
  message,
  job,
}: {
  readonly message: string;
  readonly job: { readonly id: string };
}): Begun {
  return { message, id: job.id };
}
