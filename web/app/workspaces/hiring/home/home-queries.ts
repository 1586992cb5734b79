import type { RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { call } from '@portway/contracts/client';
import type { EmployerHome } from '@portway/contracts/hiring/employer-home/employer-home';
import { backgroundQuery } from '../../../kit/loading/background-query.ts';

/** What waits, fetched in the background: the page's frame is there before it. */
export const home = backgroundQuery<EmployerHome>(async (me) => {
  const { employerHomeOperation } = await import('@portway/contracts/hiring/employer-home/employer-home');
  return await call(employerHomeOperation, undefined, me);
});

/** What the register has of the organisation. */
export const register = backgroundQuery<RegisterMatch>(async (me) => {
  const { showRegisterMatchOperation } = await import(
    '@portway/contracts/register/sponsor-register/register-match'
  );
  return await call(showRegisterMatchOperation, undefined, me);
});
