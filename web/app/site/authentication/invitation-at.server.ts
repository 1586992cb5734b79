import type {
  ComplianceRole,
  HiringRight,
  OrganisationRole,
} from '@portway/contracts/account/account-settings/account-fields';
import { showInvitationOperation } from '@portway/contracts/account/organisation/organisation';
import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../kit/loading/api-fetch.ts';

export interface InvitationShown {
  readonly organisation: string;
  readonly email: string;
  readonly role: OrganisationRole;
  readonly hiring: HiringRight;
  readonly complianceRole: ComplianceRole;
}

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

type InvitationResult =
  | { readonly shown: InvitationShown; readonly problem?: undefined }
  | { readonly shown?: undefined; readonly problem: string };

/** The invitation behind a link, or an error message for an invalid one. */
export async function invitationAt(
  token: string,
  { request, context }: LoaderArgs,
): Promise<InvitationResult> {
  try {
    const options = { fetch: context.get(apiFetch), origin: new URL(request.url).origin };
    const { organisation, ...shown } = await call(showInvitationOperation, { token }, options);
    return { shown: { organisation: organisation ?? 'an organisation without a name yet', ...shown } };
  } catch (error) {
    const problem = error instanceof ProblemError && error.status < 500 ? error : undefined;
    return {
      problem: problem?.fields.token ?? problem?.message ?? 'Something went wrong. Please try again.',
    };
  }
}
