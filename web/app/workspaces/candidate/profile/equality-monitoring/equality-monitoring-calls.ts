import {
  consentVersion,
  deleteIdentityOperation,
  noIdentityAnswers,
  saveIdentityOperation,
  showIdentityOperation,
} from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import type { Edit, Sent } from '../../../../kit/forms/autosave/autosave.ts';
import { notSaved } from '../../../../kit/forms/autosave/not-saved.ts';
import type { FormState } from '../../../../kit/forms/form-state.ts';
import { formStateOf } from '../../../../kit/forms/form-state-of.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';

/** The API calls of the section. */
export interface IdentityCalls {
  show(): Promise<ResponseOf<typeof showIdentityOperation>>;
  agree(): Promise<FormState>;
  remove(): Promise<FormState>;
  /** Returns `gone` when the answers, and with them the consent, were deleted elsewhere. */
  send(edit: Edit, gone: () => void): Promise<Sent>;
}

const me = () => ({ fetch: asMe(new Request(location.href)) });
const consent = consentVersion;

export const identityCalls: IdentityCalls = {
  show: () => call(showIdentityOperation, undefined, me()),
  agree: () =>
    formStateOf(() => call(saveIdentityOperation, { consent, answers: noIdentityAnswers, was: null }, me())),
  remove: () => formStateOf(() => call(deleteIdentityOperation, undefined, me())),
  async send({ value, was }, onGone) {
    try {
      const { answers } = await submit(saveIdentityOperation, { consent, answers: value, was }, me());
      return { status: 'saved', value: answers };
    } catch (error) {
      return await notSaved(error, () => theirs(onGone));
    }
  },
};

async function theirs(onGone: () => void): Promise<Sent> {
  const { answers } = await call(showIdentityOperation, undefined, me());
  if (answers !== null) return { status: 'changed', theirs: answers };
  onGone();
  return { status: 'away' };
}
