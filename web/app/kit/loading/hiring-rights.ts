import type { Me } from '@portway/contracts/account/authentication/me';

type Member = Pick<Me, 'organisation'>;

/** Whether the user acts for an organisation whose jobs, applicants and messages they do not see. */
export const isOutsideHiring = ({ organisation }: Member): boolean => organisation?.hiring === 'none';

/** Whether a page shows something of an organisation's hiring. */
export const isHiringPage = (path: string): boolean => path.startsWith('/dashboard/hiring/');

/** Whether the user may change jobs here, and write to candidates. */
export const mayHire = ({ organisation }: Member): boolean =>
  organisation?.hiring === 'write' || organisation?.hiring === 'offers';

/** Whether the user may make, send and change offers. */
export const mayMakeOffers = ({ organisation }: Member): boolean => organisation?.hiring === 'offers';
