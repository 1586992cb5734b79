import type { Access } from '../../access.ts';
import { optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import {
  byId,
  type ComplianceRole,
  complianceRole,
  messageResponse,
} from '../account-settings/account-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

const forOwnersOfTheirs: Access = { callers: ['owner'], reach: 'organisation' };

const roleFields = {
  regulator: 'Enter who regulates this adviser, such as the Immigration Advice Authority.',
  number: 'Enter the number under which the adviser is registered there.',
} as const;

/** The regulator and number that an adviser gives, beside a compliance role. */
export const adviserFields = {
  regulator: optionalLine(120).describe('Of an adviser, as they state it. We do not check it.'),
  number: optionalLine(60).describe('Under which the adviser is registered there, as they state it.'),
} as const;

/** Advisers say who regulates them, and under which number. */
export function checkAdviserFields(
  role: ComplianceRole,
  given: { readonly regulator?: string | undefined; readonly number?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (role !== 'adviser') return;
  for (const field of ['regulator', 'number'] as const)
    if (given[field] === undefined)
      context.addIssue({ code: 'custom', path: [field], message: roleFields[field] });
}

/** An owner may give it to themselves: that stands in the audit log like every other change. */
export const changeComplianceRoleOperation = defineOperation({
  id: 'changeComplianceRole',
  method: 'POST',
  path: '/api/organisation/members/{id}/compliance-role',
  tag: 'Organisation',
  access: forOwnersOfTheirs,
  summary: 'Changes what a colleague may do with sponsored workers. They are told by email.',
  parameters: byId,
  request: z
    .strictObject({ role: complianceRole, ...adviserFields })
    .superRefine(({ role, ...given }, context) => checkAdviserFields(role, given, context))
    .meta({ id: 'MemberComplianceRole' }),
  response: messageResponse,
});
