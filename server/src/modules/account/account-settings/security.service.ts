import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { PasskeyShown } from '../passkeys/passkeys.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { AccountRepository } from './account-settings.repository.ts';

export interface SecurityDeps {
  readonly repository: Pick<AccountRepository, 'passwordHash' | 'hasGoogle'>;
  readonly factors: Pick<Factors, 'state'>;
  readonly passkeys: { list(requestContext: RequestContext): Promise<readonly PasskeyShown[]> };
}

/** The log-in methods and sessions of an account, for one page. */
export function securityService({ repository, factors, passkeys }: SecurityDeps) {
  return {
    show: async (
      requestContext: RequestContext,
    ): Promise<{
      readonly hasPassword: boolean;
      readonly google: boolean;
      readonly passkeys: readonly PasskeyShown[];
      readonly authenticator: boolean;
      readonly recoveryCodesLeft: number;
    }> => ({
      hasPassword: (await repository.passwordHash(requestContext)) !== undefined,
      google: await repository.hasGoogle(requestContext),
      passkeys: await passkeys.list(requestContext),
      ...(await factors.state(requestContext)),
    }),
  };
}

export type Security = ReturnType<typeof securityService>;
