import { jobAddressOperations } from '@portway/contracts/site/job-addresses/job-addresses';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { JobAddresses } from './job-addresses.service.ts';

export function jobAddressesRoutes(api: Hono<AppEnv>, addresses: JobAddresses): void {
  serve(api, jobAddressOperations, {
    jobAddressesOperation: ({ part }) => addresses.list(part),
  });
}
