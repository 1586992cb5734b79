import {
  addClaimEvidenceOperation,
  askRegisterClaimOperation,
  decideRegisterClaimOperation,
  downloadClaimEvidenceOperation,
  registerClaimsOperation,
  removeClaimEvidenceOperation,
  showRegisterClaimOperation,
} from './register-claims.ts';
import { registerFetchingOperation } from './register-fetching.ts';
import { claimRegisterEntryOperation, showRegisterMatchOperation } from './register-match.ts';
import {
  listSponsorAddressesOperation,
  listSponsorRoutesOperation,
  listSponsorTownsOperation,
} from './sponsor-places.ts';
import { searchSponsorsOperation, showSponsorOperation, sponsorChangesOperation } from './sponsors.ts';

/** For staff: the edition of the register, and claims of entries. */
export const registerStaffOperations = {
  registerFetchingOperation,
  registerClaimsOperation,
  decideRegisterClaimOperation,
  downloadClaimEvidenceOperation,
} as const;

/** The register of sponsors, for everybody. */
export const sponsorSearchOperations = {
  searchSponsorsOperation,
  sponsorChangesOperation,
  listSponsorTownsOperation,
  listSponsorRoutesOperation,
  listSponsorAddressesOperation,
  showSponsorOperation,
} as const;

/** An organisation’s own entry in the register, and its claim of one. */
export const registerClaimOperations = {
  showRegisterMatchOperation,
  claimRegisterEntryOperation,
  showRegisterClaimOperation,
  askRegisterClaimOperation,
  addClaimEvidenceOperation,
  removeClaimEvidenceOperation,
} as const;
