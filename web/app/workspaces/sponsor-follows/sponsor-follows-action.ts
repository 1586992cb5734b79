import { call, submit } from '@portway/contracts/client';
import {
  changeSponsorEmailsOperation,
  followSponsorOperation,
  unfollowSponsorOperation,
} from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import { readAction } from '../../kit/forms/read-action.ts';

/** Every action on what is followed. */
export async function followingAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', emails, ...wanted } = values;
  switch (intent) {
    case 'remove':
      return callApi((me) => call(unfollowSponsorOperation, undefined, { ...me, parameters: { id } }));
    case 'emails':
      return callApi((me) => call(changeSponsorEmailsOperation, { emails: emails === 'on' }, me));
    default:
      return callApi(async (me) => {
        const followed = await submit(followSponsorOperation, wanted, me);
        // Following turns emails on; undoing must not.
        if (emails === 'off') await call(changeSponsorEmailsOperation, { emails: false }, me);
        return followed;
      });
  }
}
