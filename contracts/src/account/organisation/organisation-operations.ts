import type { AnyOperation } from '../../operation.ts';
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

/** Every operation of an organisation and its people, in the order of the documentation. */
export const organisationOperations: readonly AnyOperation[] = [
  organisationOperation,
  changeOrganisationOperation,
  saveOfficesOperation,
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
];
