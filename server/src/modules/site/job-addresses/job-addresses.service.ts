import type { JobAddressesRepository } from './job-addresses.repository.ts';

/** The URLs of open jobs, in parts of limited size. */
export function jobAddresses(repository: JobAddressesRepository, max: number) {
  return {
    /** One part of the list; without a number, how many parts there are. */
    async list(part: string | undefined): Promise<{ readonly parts: number; readonly slugs: string[] }> {
      const parts = Math.max(1, Math.ceil((await repository.count()) / max));
      if (part === undefined) return { parts, slugs: [] };
      return { parts, slugs: await repository.slugs((Number(part) - 1) * max, max) };
    },
  };
}

export type JobAddresses = ReturnType<typeof jobAddresses>;
