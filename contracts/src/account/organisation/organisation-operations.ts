import { changeComplianceRoleOperation } from './compliance-roles.ts';
import { removeLogoOperation, setLogoOperation } from './logo.ts';
import { saveOfficesOperation } from './offices.ts';
import {
  acceptInvitationOperation,
  changeMemberOperation,
  changeOrganisationOperation,
  inviteOperation,
  leaveOrganisationOperation,
  organisationOperation,
  removeMemberOperation,
  revokeInvitationOperation,
  showInvitationOperation,
} from './organisation.ts';
import { saveSponsoringOperation } from './sponsoring.ts';

export const organisationOperations = {
  organisationOperation,
  changeOrganisationOperation,
  saveOfficesOperation,
  saveSponsoringOperation,
  setLogoOperation,
  removeLogoOperation,
  changeMemberOperation,
  changeComplianceRoleOperation,
  removeMemberOperation,
  leaveOrganisationOperation,
  inviteOperation,
  revokeInvitationOperation,
  showInvitationOperation,
  acceptInvitationOperation,
} as const;
