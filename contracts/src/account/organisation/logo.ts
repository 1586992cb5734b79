import '../../jitless.ts';
import { z } from 'zod';
import { forAdmins } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { messageResponse } from '../account-settings/account-fields.ts';

const tag = 'Organisation';

/** In bytes. */
export const maxOfLogo = 5_000_000;

export const setLogoOperation = defineOperation({
  id: 'setLogo',
  method: 'PUT',
  path: '/api/organisation/logo',
  limit: costly.upload,
  tag,
  access: forAdmins,
  summary:
    'Uploads the organisation’s logo, a JPEG, PNG or WebP. We redraw it whole on a white square of 256 by 256, without the file’s other contents.',
  upload: { most: maxOfLogo },
  response: z
    .object({ message: z.string(), logo: z.string().describe('As a data address of a JPEG.') })
    .meta({ id: 'KeptLogo' }),
});

export const removeLogoOperation = defineOperation({
  id: 'removeLogo',
  method: 'DELETE',
  path: '/api/organisation/logo',
  tag,
  access: forAdmins,
  summary: 'Removes the logo. Candidates see initials instead.',
  response: messageResponse,
});
