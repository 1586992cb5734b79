import type { Work } from '../../platform/db/request-context.ts';
import type { PasskeyShown } from '../passkeys/passkeys.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { AccountRepository } from './account-settings.repository.ts';

/** The log-in methods and sessions of an account, for one page. */
export interface Security {
  show(work: Work): Promise<{
    readonly hasPassword: boolean;
    readonly google: boolean;
    readonly passkeys: readonly PasskeyShown[];
    readonly authenticator: boolean;
    readonly recoveryCodesLeft: number;
  }>;
}

export interface SecurityDeps {
  readonly repository: Pick<AccountRepository, 'passwordHash' | 'hasGoogle'>;
  readonly factors: Pick<Factors, 'state'>;
  readonly passkeys: { list(work: Work): Promise<readonly PasskeyShown[]> };
}

export function securityService({ repository, factors, passkeys }: SecurityDeps): Security {
  return {
    show: async (work) => ({
      hasPassword: (await repository.passwordHash(work)) !== undefined,
      google: await repository.hasGoogle(work),
      passkeys: await passkeys.list(work),
      ...(await factors.state(work)),
    }),
  };
}
