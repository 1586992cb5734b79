import type { ResponseOf } from '@portway/contracts/operation';
import type { staffOrganisationOperation } from '@portway/contracts/staff/staff-organisation';

export type WholeOrganisation = ResponseOf<typeof staffOrganisationOperation>;
