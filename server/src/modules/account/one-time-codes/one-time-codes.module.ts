import type { Module, Platform } from '../../../platform/module.ts';
import { codesRepository } from './one-time-codes.repository.ts';
import { type Codes, codesService, wrongCode } from './one-time-codes.service.ts';
import { oneTimeCodesTables } from './one-time-codes.tables.ts';

export interface OneTimeCodes {
  readonly codes: Codes;
  /** The refusal of an invalid code. */
  readonly wrongCode: typeof wrongCode;
}

/** Codes that we send by email, each good once. */
export function oneTimeCodesModule({ limits, secret, now }: Platform): Module<OneTimeCodes> {
  return {
    tables: oneTimeCodesTables,
    service: { codes: codesService(codesRepository(limits), { secret, now }), wrongCode },
  };
}
