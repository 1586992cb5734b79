import { call, submit } from '@portway/contracts/client';
import {
  consentVersion,
  deleteIdentityOperation,
  noIdentityAnswers,
  saveIdentityOperation,
  showIdentityOperation,
} from '@portway/contracts/identity';
import type { ResponseOf } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import { asMe, follow } from '../../../page/signed-in.ts';
import { type Answer, answerTo } from '../../asking/answer.ts';
import type { Edit, Sent } from '../saving/autosave.ts';

/** What the section asks of the API. */
export interface IdentityCalls {
  show(): Promise<ResponseOf<typeof showIdentityOperation>>;
  agree(): Promise<Answer>;
  remove(): Promise<Answer>;
  /** `gone` is told when the answers were deleted elsewhere, and with them the consent. */
  send(edit: Edit, gone: () => void): Promise<Sent>;
}

const me = () => ({ fetch: asMe(new Request(location.href)) });
const consent = consentVersion;

export const identityCalls: IdentityCalls = {
  show: () => call(showIdentityOperation, undefined, me()),
  agree: () =>
    answerTo(() => call(saveIdentityOperation, { consent, answers: noIdentityAnswers, was: null }, me())),
  remove: () => answerTo(() => call(deleteIdentityOperation, undefined, me())),
  async send({ value, was }, gone) {
    try {
      const { answers } = await submit(saveIdentityOperation, { consent, answers: value, was }, me());
      return { status: 'saved', value: answers };
    } catch (error) {
      if (error instanceof Response) {
        follow(error);
        return { status: 'away' };
      }
      if (error instanceof TypeError) return { status: 'unreachable' };
      if (error instanceof ProblemError) return await notSaved(error, gone);
      throw error;
    }
  },
};

async function notSaved({ code, status, message, fields }: ProblemError, gone: () => void): Promise<Sent> {
  if (code === 'changed') {
    const { answers } = await call(showIdentityOperation, undefined, me());
    if (answers !== null) return { status: 'changed', theirs: answers };
    gone();
    return { status: 'away' };
  }
  // A server that is starting, full or broken is asked again; so is one that wants us to wait.
  if (status >= 500 || status === 429) return { status: 'unreachable' };
  return { status: 'refused', message: Object.values(fields)[0] ?? message };
}
