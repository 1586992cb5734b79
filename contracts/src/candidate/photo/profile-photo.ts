import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates } from '../../access.ts';
import { messageResponse } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';

const tag = 'Your profile';

/** In bytes. */
export const maxOfPhoto = 5_000_000;
/** Said of whatever is no picture that we can draw. */
export const wrongPhotoType = 'Please upload a JPEG, PNG or WebP picture.';

export const setPhotoOperation = defineOperation({
  id: 'setPhoto',
  method: 'PUT',
  path: '/api/me/profile/photo',
  limit: costly.upload,
  tag,
  access: forCandidates,
  summary:
    'Uploads your photo, a JPEG, PNG or WebP. We redraw it at 256 by 256, without the file’s other contents.',
  upload: { most: maxOfPhoto },
  response: z
    .object({ message: z.string(), photo: z.string().describe('As a data address of a JPEG.') })
    .meta({ id: 'KeptPhoto' }),
});

export const removePhotoOperation = defineOperation({
  id: 'removePhoto',
  method: 'DELETE',
  path: '/api/me/profile/photo',
  tag,
  access: forCandidates,
  summary: 'Removes your photo. Recruiters see your initials instead.',
  response: messageResponse,
});

export const photoOperations = {
  setPhotoOperation,
  removePhotoOperation,
} as const;
